import { usePageName } from '../../layout/page-name';
export function LandingPage() {
  usePageName('Home');
  return <h1>Your Complete Garden Toolkit</h1>;
}
