// SPDX-License-Identifier: MIT
import { mount } from 'svelte';
import App from './App.svelte';
import './style/index.css';
import { beSomebody } from './lib/me.svelte';
import { loadPage } from './pages';
import { route, startRouter } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

startRouter();
// Beside the words; who needs it asks again, and says so where it fails.
loadPage(route().page).catch(() => undefined);
if (route().page === 'table') void beSomebody();
await speak(settings.language);
mount(App, { target: document.body });
