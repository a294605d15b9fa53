import { mount } from 'svelte';
import App from './App.svelte';
import './style/index.css';
import { startRouter } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

startRouter();
await speak(settings.language);
mount(App, { target: document.body });
