# SPDX-License-Identifier: MIT
# Fondaco in a container: one program, one volume. `docker compose up` builds and starts it; see docs/hosting.md.

# Builds the Debian package, as `make package` does.
FROM debian:12 AS build
# What the package itself is made with; tools/bootstrap asks for the rest.
RUN apt-get update -q \
    && apt-get install -q -y --no-install-recommends ca-certificates dpkg-dev file python3 \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
# First alone, so that a change of a source does not install everything again.
COPY tools/bootstrap tools/
RUN tools/bootstrap --run && rm -rf /var/lib/apt/lists/*
COPY . .
RUN tools/package

FROM debian:12-slim
# The package brings its libraries; curl asks whether the server is ready.
RUN --mount=type=bind,from=build,source=/src/build/package,target=/package \
    apt-get update -q \
    && apt-get install -q -y --no-install-recommends ca-certificates curl /package/*.deb \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin fondaco \
    && install -d -o fondaco -g fondaco -m 700 /data
USER 10001
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["curl", "-fsS", "-o", "/dev/null", "http://127.0.0.1:8080/readyz"]
ENTRYPOINT ["fondaco"]
# Within the container it listens everywhere; who reaches it is decided by what is published.
CMD ["serve", "--config", "/etc/fondaco/fondaco.toml", "--data", "/data", "--listen", "0.0.0.0:8080"]
