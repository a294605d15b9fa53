import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

import.meta.glob('./style/base.css', { eager: true });

startRouter();
await speak(settings.language);
mount(App, { target: document.body });
