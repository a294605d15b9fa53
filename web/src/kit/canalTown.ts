// SPDX-License-Identifier: MIT
// A canal town drawn from ten numbers (coasts/amsterdam.json): angles in units of pi, radii in board units.
import { arc, inked, smooth, tenth, type Point } from './geometry';

export interface TownPlan {
  readonly shore: readonly Point[];
  readonly centre: Point;
  readonly wall: {
    readonly radius: number;
    readonly bastion: number;
    readonly count: number;
    readonly from: number;
    readonly span: number;
  };
  readonly rows: readonly number[];
  readonly canals: readonly number[];
  readonly radials: readonly (readonly [angle: number, from: number, to: number])[];
  readonly river: readonly Point[];
}

export interface Town {
  readonly shore: string;
  readonly polder: string;
  readonly wall: string;
  readonly rows: readonly { readonly path: string; readonly dashes: string }[];
  readonly canals: string;
  readonly river: string;
}

export function canalTown(plan: TownPlan): Town {
  const { centre, wall } = plan;
  const at = (radius: number, angle: number) =>
    `${tenth(centre[0] + radius * Math.cos(angle))} ${tenth(centre[1] + radius * Math.sin(angle))}`;

  let line = '';
  for (let i = 0; i <= wall.count; ++i) {
    const angle = Math.PI * (wall.from - (wall.span * i) / wall.count);
    const [inner, outer] = [wall.radius, wall.radius + wall.bastion];
    line += `${i ? 'L' : 'M'}${at(inner, angle + 0.045)}L${at(outer, angle + 0.03)}L${at(outer, angle - 0.03)}L${at(inner, angle - 0.045)}`;
  }
  return {
    shore: inked(plan.shore, { closed: true, seed: 4, wobble: 0.03, step: 40 }),
    polder: Array.from({ length: 26 }, (_, i) => `M${-300 + i * 70} 1000L${-60 + i * 46} 420`).join(''),
    wall: line,
    rows: plan.rows.map((radius, i) => ({
      path: arc(centre, radius, Math.PI * 0.985, Math.PI * 0.02),
      dashes: `${[15, 11, 13][i % 3]} 2.5 ${[9, 12, 10][i % 3]} 2.5`,
    })),
    canals:
      plan.canals.map((radius) => arc(centre, radius, Math.PI * 0.995, Math.PI * 0.005)).join('') +
      plan.radials.map(([angle, from, to]) => `M${at(from, Math.PI * angle)}L${at(to, Math.PI * angle)}`).join(''),
    river: smooth(plan.river, false, 0.9),
  };
}
