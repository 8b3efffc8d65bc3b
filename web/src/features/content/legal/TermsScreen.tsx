import { useLingui } from '@lingui/react/macro';
import { SITE } from '#shell/site.ts';
import { LegalPage } from './LegalPage.tsx';
import { TERMS } from './terms.text.tsx';

export function TermsScreen() {
  const { t } = useLingui();
  return (
    <LegalPage
      title={t`Terms of Service`}
      summary={t`The agreement between you and ${{ name: SITE.name }}: what the marketplace does, what it expects from buyers and sellers, and who is responsible for what.`}
      path="/terms-of-service"
      sections={TERMS}
    />
  );
}
