import { SITE } from '#shell/site.ts';
import { LegalPage } from './LegalPage.tsx';
import { PRIVACY } from './privacy.text.tsx';

export function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      summary={`What ${SITE.name} knows about you, why, who we share it with, and how you can see, correct or erase it. In plain words, because it is your data.`}
      path="/privacy-policy"
      sections={PRIVACY}
    />
  );
}
