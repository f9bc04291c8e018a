/** This browser as one that tells its person, also while the console is closed (web push). */
import { type Device, devicePaths } from '@tablefront/console-wire/notifications';
import { call } from '../api/call.ts';

const WORKER = '/push-worker.js';

/** Whether it can at all: on an iPhone only from the home screen, and nowhere by plain HTTP from another machine. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export const isRefused = (): boolean => canPush() && Notification.permission === 'denied';

interface Policy {
  createScriptURL(address: string): string;
}
interface PolicyMaker {
  createPolicy(name: string, rules: Policy): Policy;
}

/** The policy of the console asks for each script's address to be vouched for: this one alone is. */
function vouched(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker };
  return trustedTypes?.createPolicy('push-worker', { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER;
}

let worker: Promise<ServiceWorkerRegistration> | undefined;

async function ready(): Promise<ServiceWorkerRegistration> {
  worker ??= navigator.serviceWorker.register(vouched()).then(() => navigator.serviceWorker.ready);
  return worker;
}

/**
 * Asks the person for leave, subscribes, and tells the server. @param publicKey of the server
 * @returns false where the person does not allow it
 */
export async function allowHere(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await subscribe(publicKey);
  return true;
}

/** Tells the server again which device this is, where it was allowed before: each opening of the console renews it. */
export async function renewHere(publicKey: string): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (await registration?.pushManager.getSubscription()) await subscribe(publicKey);
}

async function subscribe(publicKey: string): Promise<void> {
  const { pushManager } = await ready();
  const before = await pushManager.getSubscription();
  // Of another key, the server's messages would be refused.
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  const body: Device = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  await call('PUT', devicePaths.device, { body });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** This browser tells nothing any more. */
export async function endHere(): Promise<void> {
  await call('DELETE', devicePaths.device);
  await forgetHere();
}

/** The browser's part of it: to be called when somebody signs out. */
export async function forgetHere(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
