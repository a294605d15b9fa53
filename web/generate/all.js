// Every generator in turn: npm run generate.
import './games.js';
