import { mount } from 'svelte';
import App from './App.svelte';
import './style/index.css';
import { loadPage } from './lib/pages';
import { route, startRouter } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

startRouter();
loadPage(route().page).catch(() => undefined); // beside the words; App asks again, and says so where it fails
await speak(settings.language);
mount(App, { target: document.body });
