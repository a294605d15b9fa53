// SPDX-License-Identifier: MIT
// Being told that it is one's turn: by the browser while a page is open somewhere, and by Web Push when none is. The
// browser is asked only after a click.
import { call, get, post } from '../lib/api';
import { me } from '../lib/me.svelte';
import { settings } from '../lib/settings.svelte';

const worker = '/push-worker.js';

export type Notices = {
  readonly push: { readonly key: string; readonly browsers: number };
  readonly mail: { readonly offered: boolean; readonly address?: string; readonly confirmed?: boolean };
};

/** `page`: only while a page is open, since this browser has no push service, or none that answers. */
export type Told = 'always' | 'page' | 'refused' | 'never';

export const canTell = (): boolean => 'Notification' in window;
/** Worth asking: never answered, and not switched on. */
export const mayOffer = (): boolean => canTell() && !settings.notices && Notification.permission === 'default';

/** After a click. */
export async function tellMe(): Promise<Told> {
  if (!canTell()) return 'never';
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  settings.notices = true;
  return (await subscribe()) ? 'always' : 'page';
}

export async function leaveMeAlone(): Promise<void> {
  settings.notices = false;
  const subscription = await (await registered())?.pushManager?.getSubscription();
  if (!subscription) return;
  await call('DELETE', '/api/me/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/** The server knows a subscription by its session: whoever has a new one tells it again. */
export async function renewPush(): Promise<void> {
  if (!canTell() || Notification.permission !== 'granted') return;
  const subscription = await (await registered())?.pushManager?.getSubscription();
  if (subscription) await hand(subscription);
}

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration();

async function subscribe(): Promise<boolean> {
  const notices = await get<Notices>('/api/me/notices');
  if (!notices.value || !navigator.serviceWorker) return false;
  try {
    await navigator.serviceWorker.register(worker);
    const { pushManager } = await navigator.serviceWorker.ready;
    return hand(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: notices.value.push.key }));
  } catch {
    return false; // no push service, or one that cannot be reached
  }
}

async function hand(subscription: PushSubscription): Promise<boolean> {
  await sayLanguage();
  const answer = await post('/api/me/push', subscription.toJSON());
  return !answer.error;
}

/** What the server says to somebody who is away, it says in their language. */
export async function sayLanguage(): Promise<void> {
  if (me()?.language !== settings.language) await call('PATCH', '/api/me', { language: settings.language });
}

/** While the page is open but not looked at. One notice for each table, the worker's included. */
export async function showTurn(table: string, title: string): Promise<void> {
  if (!settings.notices || !canTell() || Notification.permission !== 'granted' || !document.hidden) return;
  const options = { tag: table, lang: settings.language, icon: '/favicon.svg', data: { table } };
  const registration = await registered();
  if (registration) return registration.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => {
    focus();
    notice.close();
  };
}
