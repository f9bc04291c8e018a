import { useShell } from '../shell/shell-context.ts';
import { Picture } from '../ui/picture.tsx';
import { PageLink } from '../ui/site-link.tsx';
import { HeaderBar } from './header-bar.tsx';

export function Header({ onBrand }: { onBrand: boolean }) {
  const { name, logo, navigation, order } = useShell();
  return <HeaderBar name={name} logo={logo} navigation={navigation} order={order} onBrand={onBrand} />;
}

export function Logo() {
  const { name, logo } = useShell();
  return (
    <PageLink className="logo" to="/">
      {logo && <Picture src={logo} alt="" width={40} height={40} />}
      <span className="logo-name">{name}</span>
    </PageLink>
  );
}
