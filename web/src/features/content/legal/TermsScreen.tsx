import { SITE } from '#shell/site.ts';
import { LegalPage } from './LegalPage.tsx';
import { TERMS } from './terms.text.tsx';

export function TermsScreen() {
  return (
    <LegalPage
      title="Terms of Service"
      summary={`The agreement between you and ${SITE.name}: what the marketplace does, what it asks of buyers and sellers, and who answers for what.`}
      path="/terms-of-service"
      sections={TERMS}
    />
  );
}
