import { Suspense } from 'react';
import { signOut } from '../frame/account-menu.ts';
import { useBrand } from '../frame/brand.ts';
import { Page } from '../frame/page.tsx';
import { roleHere } from '../frame/role-here.ts';
import { Button } from '../ui/button.tsx';
import { later } from '../ui/later.ts';
import { Loading } from '../ui/states.tsx';
import { KeysSwitch } from './keys-switch.tsx';
import { NameForm } from './name-form.tsx';
import { Sessions } from './sessions.tsx';
import { WaysIn } from './ways-in.tsx';

const PushCard = later(() => import('./push-card.tsx'), 0);

/** The person themselves: what they are called, how they come in, and where they are signed in. */
export function AccountPage() {
  const brand = useBrand();
  return (
    <Page title="Account" actions={<Button onClick={() => void signOut()}>Sign out</Button>}>
      <div className="body sets">
        <section className="set" aria-labelledby="you">
          <div>
            <h2 id="you">You</h2>
            <p className="small muted">
              {roleHere(brand)} of {brand.name}.
            </p>
          </div>
          <NameForm />
        </section>
        <section className="set" aria-labelledby="ways">
          <div>
            <h2 id="ways">Ways in</h2>
            <p className="small muted">A passkey is safest: one on each device that you use.</p>
          </div>
          <WaysIn />
        </section>
        <section className="set" aria-labelledby="devices">
          <div>
            <h2 id="devices">Signed in</h2>
            <p className="small muted">One that you do not know? End it, and remove the passkeys that are not yours.</p>
          </div>
          <Sessions />
        </section>
        <section className="set" aria-labelledby="told">
          <div>
            <h2 id="told">Tell me</h2>
            <p className="small muted">
              On this device, also while the console is closed: what came and where, never what the guest wrote.
            </p>
          </div>
          <Suspense fallback={<Loading what="what you are told" rows={2} />}>
            <PushCard key={brand.id} />
          </Suspense>
        </section>
        <section className="set" aria-labelledby="keys">
          <div>
            <h2 id="keys">Keys</h2>
          </div>
          <KeysSwitch />
        </section>
      </div>
    </Page>
  );
}
