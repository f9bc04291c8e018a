/** A passkey's device, in software: makes credentials and signs with them as WebAuthn says, or not quite as it says. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Bent {
  /** The page that asks, as the browser tells. */
  origin?: string;
  /** The person was there, and did not show who they are. */
  unverified?: boolean;
  /** Another host's. */
  rpId?: string;
  /** Signed by somebody else's key. */
  key?: KeyObject;
  challenge?: string;
}

interface Creation {
  challenge: string;
  rp: { id?: string };
  user: { id: string };
}

/** One credential, made when it is first asked for. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = '';

  const base = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const };
  const clientData = (type: string, challenge: string, bent: Bent) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: bent.origin ?? origin, crossOrigin: false }));
  function authenticatorData({ rpId = new URL(origin).hostname, unverified }: Bent, credential?: Buffer): Buffer {
    const flags = Buffer.from([1 | (unverified ? 0 : 4) | (credential ? 64 : 0)]);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([digest(rpId), flags, count, credential ?? Buffer.alloc(0)]);
  }

  return {
    id: base.id,
    privateKey,
    /** As a device that was copied would: behind the one that went on. */
    setCounter(value: number) {
      counter = value;
    },

    /** The answer of `navigator.credentials.create` as JSON. */
    create({ challenge, user }: Creation, bent: Bent = {}) {
      userHandle = user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = authenticatorData(bent, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]));
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      const clientDataJSON = clientData('webauthn.create', bent.challenge ?? challenge, bent).toString('base64url');
      const attestationObject = attestation.toString('base64url');
      const response = { clientDataJSON, attestationObject, transports: ['internal'] };
      return { ...base, clientExtensionResults: {}, response };
    },

    /** The answer of `navigator.credentials.get` as JSON. */
    get({ challenge }: { challenge: string }, bent: Bent = {}) {
      counter += 1;
      const data = authenticatorData(bent);
      const client = clientData('webauthn.get', bent.challenge ?? challenge, bent);
      const signature = sign('sha256', Buffer.concat([data, digest(client)]), bent.key ?? privateKey);
      const [clientDataJSON, authenticatorDataText] = [client, data].map((bytes) => bytes.toString('base64url'));
      return {
        ...base,
        clientExtensionResults: {},
        response: {
          clientDataJSON,
          authenticatorData: authenticatorDataText,
          signature: signature.toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

function digest(bytes: string | Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
