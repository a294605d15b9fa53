// SPDX-License-Identifier: MIT
// Every generator in turn: npm run generate.
import './games.js';
import './protocol.js';
import './views.js';
