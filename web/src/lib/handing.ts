// SPDX-License-Identifier: MIT
// Texts to hand over, and secrets of one's own. Both also where the page came over plain HTTP, as in a club's own
// network: browsers keep the newer ways for secure pages.

/** Puts a text into the clipboard. False where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

/** Shares an address by the device's own sheet where there is one and fingers use it, else copies it. */
export async function shareAddress(url: string, title: string, touch: boolean): Promise<'shared' | 'copied' | 'no'> {
  if (touch && 'share' in navigator) {
    return navigator.share({ title, url }).then(
      () => 'shared',
      () => 'no',
    );
  }
  return (await copyText(url)) ? 'copied' : 'no';
}

/** A key that nobody else has: 128 random bits. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
