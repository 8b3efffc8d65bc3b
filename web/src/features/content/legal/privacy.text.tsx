import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LegalSection } from './LegalPage.tsx';
import { LegalContact } from './legal-contact.text.tsx';
import { PrivacyRights } from './privacy-rights.text.tsx';

const collected = (
  <>
    <h3>
      <Trans>What you give us</Trans>
    </h3>
    <ul>
      <li>
        <Trans>
          <strong>To sign in:</strong> your mobile number. We text a code to it; there is no password to lose.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>For your profile:</strong> your name and, if you wish, your e-mail address, city and picture.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>If you sell:</strong> your business name, address, GST number and certificate, year of establishment,
          the brands and categories you deal in, and the pictures and videos of your firm and products.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>When you use the market:</strong> your listings, enquiries, requirements, reviews, wishlist and the
          messages you write to us.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>When you buy a plan:</strong> the order, the amount and the GST details for your invoice. Card, bank
          and UPI details are entered with the payment provider and never reach us.
        </Trans>
      </li>
    </ul>
    <h3>
      <Trans>What we record ourselves</Trans>
    </h3>
    <p>
      <Trans>
        For each sign-in we keep the time, the network address and the name of your browser, so that you can see where
        you are signed in. Visits to stores and products are counted once per visitor and day; visitors who are not
        signed in are recognised by a code that changes every day and cannot be traced back to an address. Messages from
        the contact form and newsletter subscriptions carry the network address they came from for one day, to stop
        programs that send in bulk.
      </Trans>
    </p>
    <h3>
      <Trans>What stays in your browser</Trans>
    </h3>
    <p>
      <Trans>
        Your session and a few choices are kept in your browser&rsquo;s own storage. Two cookies are used for sign-in
        only: one links an OTP to the browser that requested it, the other lets us recognise a device you have used
        before. A third keeps the language you chose. There are no advertising cookies and no trackers from other
        companies on our pages.
      </Trans>
    </p>
  </>
);

const use = (
  <>
    <p>
      <Trans>We use personal data only for what it was given for, and for what the law requires:</Trans>
    </p>
    <ul>
      <li>
        <Trans>to sign you in, keep your account safe and prevent misuse;</Trans>
      </li>
      <li>
        <Trans>to show your store and your products, and to connect buyers and sellers;</Trans>
      </li>
      <li>
        <Trans>to pass on enquiries and keep you informed about your listings, reviews and payments;</Trans>
      </li>
      <li>
        <Trans>to reply to your messages and resolve complaints;</Trans>
      </li>
      <li>
        <Trans>to issue GST invoices and keep the accounts that tax law requires;</Trans>
      </li>
      <li>
        <Trans>
          to send the newsletter and marketing e-mail, if you have asked for them, until you ask us to stop;
        </Trans>
      </li>
      <li>
        <Trans>to count what is searched and viewed, without names, so that we can improve the marketplace.</Trans>
      </li>
    </ul>
    <p>
      <Trans>
        We do this with your consent, or for one of the legitimate uses named in the Digital Personal Data Protection
        Act, 2023. No decision about you is made by a machine alone: people review listings and documents.
      </Trans>
    </p>
  </>
);

const sharing = (
  <>
    <p>
      <Trans>
        We do not sell personal data and we do not rent out lists of members. Others see your data only in these cases:
      </Trans>
    </p>
    <ul>
      <li>
        <Trans>
          <strong>Buyers and sellers.</strong> A store page is public, but phone numbers and e-mail addresses on it are
          masked. When a member contacts a seller, the seller sees the name and number of that member, and the member
          gets only the detail needed for that call, message or e-mail.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Firms that work for us.</strong> The telecom operator that carries our text messages, the mail
          service, the data centre, and the payment provider you choose. They may use the data for that task only, under
          contract.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Authorities.</strong> Courts, tax offices and agencies that have a legal right to ask, in writing and
          for a stated reason. We share no more than what they ask for.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>A successor.</strong> If another company takes over the business, the data goes with it under the same
          promises, and we will tell you before it happens.
        </Trans>
      </li>
    </ul>
    <p>
      <Trans>Personal data leaves India only where the Digital Personal Data Protection Act, 2023 allows it.</Trans>
    </p>
  </>
);

const security = (
  <>
    <p>
      <Trans>
        We follow reasonable security practices within the meaning of section 43A of the Information Technology Act,
        2000:
      </Trans>
    </p>
    <ul>
      <li>
        <Trans>Everything sent between your device and us is encrypted.</Trans>
      </li>
      <li>
        <Trans>
          Sign-in codes are stored scrambled, work once, for five minutes, and stop working after five wrong tries.
        </Trans>
      </li>
      <li>
        <Trans>
          Sessions can be ended one by one, and a blocked or deleted account is signed out everywhere immediately.
        </Trans>
      </li>
      <li>
        <Trans>
          Our staff see only what their work needs, and each of their decisions is recorded in a log that they cannot
          change.
        </Trans>
      </li>
      <li>
        <Trans>Private documents, such as GST certificates, are shown only to you and our reviewers.</Trans>
      </li>
    </ul>
    <h3>
      <Trans>How long data is kept</Trans>
    </h3>
    <ul>
      <li>
        <Trans>Your account and its listings: until you delete them.</Trans>
      </li>
      <li>
        <Trans>Messages from the contact form: two years. Newsletter addresses: until you unsubscribe.</Trans>
      </li>
      <li>
        <Trans>
          Invoices and payment records: as long as the GST and income tax laws require, even after deletion.
        </Trans>
      </li>
    </ul>
    <h3>
      <Trans>If something goes wrong</Trans>
    </h3>
    <p>
      <Trans>
        If personal data is lost or reaches the wrong hands, we will inform the members affected and the Data Protection
        Board of India without delay, and report to CERT-In within the six hours its directions allow: what happened,
        what it means for you and what you can do.
      </Trans>
    </p>
  </>
);

/** The six sections (CONT-17). */
export const PRIVACY: readonly LegalSection[] = [
  { id: 'information-we-collect', title: msg`Information We Collect`, body: collected },
  { id: 'how-we-use-information', title: msg`How We Use Your Information`, body: use },
  { id: 'information-sharing', title: msg`Information Sharing`, body: sharing },
  { id: 'data-security', title: msg`Data Security`, body: security },
  { id: 'your-rights', title: msg`Your Rights`, body: <PrivacyRights /> },
  { id: 'contact-us', title: msg`Contact Us`, body: <LegalContact about={msg`your data or this policy`} /> },
];
