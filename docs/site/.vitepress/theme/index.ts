// SPDX-License-Identifier: MIT
import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import DefaultTheme from 'vitepress/theme-without-fonts';
import '$tokens';
import './style.css';

export default DefaultTheme;
