import { houseName } from '../../phone/house-name.ts';
import { toBytes, toText } from './kept-lock.ts';

const VERIFIED = 4;
/** Where the flags stand in what the authenticator says: behind the hash of the site. */
const FLAGS_AT = 32;

/** Whether this browser can ask the phone's own fingerprint, face or code. */
export async function hasPasskey(): Promise<boolean> {
  if (typeof PublicKeyCredential !== 'function') return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

/** Makes a key on this phone that only its owner's fingerprint, face or code uses; answers its name, or null when that was declined. */
export async function makePasskey(name: string): Promise<string | null> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: random(),
    rp: { name: houseName() },
    user: { id: random(), name, displayName: name },
    pubKeyCredParams: [
      { type: 'public-key', alg: -7 },
      { type: 'public-key', alg: -257 },
    ],
    authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required', residentKey: 'discouraged' },
    attestation: 'none',
  };
  const made = (await navigator.credentials.create({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  return made && toText(new Uint8Array(made.rawId));
}

/** Whether the phone's owner has just confirmed it, with that key and for this question. */
export async function askPasskey(name: string): Promise<boolean> {
  const challenge = random();
  const allowCredentials: PublicKeyCredentialDescriptor[] = [{ type: 'public-key', id: toBytes(name), transports: ['internal'] }];
  const publicKey: PublicKeyCredentialRequestOptions = { challenge, allowCredentials, userVerification: 'required' };
  const got = (await navigator.credentials.get({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (got === null || toText(new Uint8Array(got.rawId)) !== name) return false;
  const { authenticatorData, clientDataJSON } = got.response as AuthenticatorAssertionResponse;
  const said = JSON.parse(new TextDecoder().decode(clientDataJSON)) as { type?: string; challenge?: string; origin?: string };
  const asked = toText(challenge).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  const isVerified = ((new Uint8Array(authenticatorData)[FLAGS_AT] ?? 0) & VERIFIED) !== 0;
  return isVerified && said.type === 'webauthn.get' && said.challenge === asked && said.origin === location.origin;
}

const random = () => crypto.getRandomValues(new Uint8Array(32));
