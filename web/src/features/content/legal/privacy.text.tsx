import type { LegalSection } from './LegalPage.tsx';
import { LegalContact } from './legal-contact.text.tsx';
import { PrivacyRights } from './privacy-rights.text.tsx';

const collected = (
  <>
    <h3>What you give us</h3>
    <ul>
      <li>
        <strong>To sign in:</strong> your mobile number. We text a code to it; there is no password to lose.
      </li>
      <li>
        <strong>For your profile:</strong> your name and, if you wish, your e-mail address, city and picture.
      </li>
      <li>
        <strong>If you sell:</strong> your business name, address, GST number and certificate, year of establishment,
        the brands and categories you deal in, and the pictures and videos of your firm and products.
      </li>
      <li>
        <strong>When you use the market:</strong> your listings, enquiries, requirements, reviews, wishlist and the
        messages you write to us.
      </li>
      <li>
        <strong>When you buy a plan:</strong> the order, the amount and the GST details for your invoice. Card, bank and
        UPI details are entered with the payment provider and never reach us.
      </li>
    </ul>
    <h3>What we record ourselves</h3>
    <p>
      For each sign-in we keep the time, the network address and the name of your browser, so that you can see where you
      are signed in. Visits to stores and products are counted once per visitor and day; visitors who are not signed in
      are recognised by a code that changes every day and cannot be traced back to an address. Messages from the contact
      form and newsletter subscriptions carry the network address they came from for one day, to stop programs that send
      in bulk.
    </p>
    <h3>What stays in your browser</h3>
    <p>
      Your session and a few choices are kept in your browser&rsquo;s own storage. Two cookies are used for sign-in
      only: one links an OTP to the browser that requested it, the other lets us recognise a device you have used
      before. There are no advertising cookies and no trackers from other companies on our pages.
    </p>
  </>
);

const use = (
  <>
    <p>We use personal data only for what it was given for, and for what the law requires:</p>
    <ul>
      <li>to sign you in, keep your account safe and prevent misuse;</li>
      <li>to show your store and your products, and to connect buyers and sellers;</li>
      <li>to pass on enquiries and keep you informed about your listings, reviews and payments;</li>
      <li>to reply to your messages and resolve complaints;</li>
      <li>to issue GST invoices and keep the accounts that tax law requires;</li>
      <li>to send the newsletter and marketing e-mail, if you have asked for them, until you ask us to stop;</li>
      <li>to count what is searched and viewed, without names, so that we can improve the marketplace.</li>
    </ul>
    <p>
      We do this with your consent, or for one of the legitimate uses named in the Digital Personal Data Protection Act,
      2023. No decision about you is made by a machine alone: people review listings and documents.
    </p>
  </>
);

const sharing = (
  <>
    <p>
      We do not sell personal data and we do not rent out lists of members. Others see your data only in these cases:
    </p>
    <ul>
      <li>
        <strong>Buyers and sellers.</strong> A store page is public, but phone numbers and e-mail addresses on it are
        masked. When a member contacts a seller, the seller sees the name and number of that member, and the member gets
        only the detail needed for that call, message or e-mail.
      </li>
      <li>
        <strong>Firms that work for us.</strong> The telecom operator that carries our text messages, the mail service,
        the data centre, and the payment provider you choose. They may use the data for that task only, under contract.
      </li>
      <li>
        <strong>Authorities.</strong> Courts, tax offices and agencies that have a legal right to ask, in writing and
        for a stated reason. We share no more than what they ask for.
      </li>
      <li>
        <strong>A successor.</strong> If another company takes over the business, the data goes with it under the same
        promises, and we will tell you before it happens.
      </li>
    </ul>
    <p>Personal data leaves India only where the Digital Personal Data Protection Act, 2023 allows it.</p>
  </>
);

const security = (
  <>
    <p>
      We follow reasonable security practices within the meaning of section 43A of the Information Technology Act, 2000:
    </p>
    <ul>
      <li>Everything sent between your device and us is encrypted.</li>
      <li>Sign-in codes are stored scrambled, work once, for five minutes, and stop working after five wrong tries.</li>
      <li>Sessions can be ended one by one, and a blocked or deleted account is signed out everywhere immediately.</li>
      <li>
        Our staff see only what their work needs, and each of their decisions is recorded in a log that they cannot
        change.
      </li>
      <li>Private documents, such as GST certificates, are shown only to you and our reviewers.</li>
    </ul>
    <h3>How long data is kept</h3>
    <ul>
      <li>Your account and its listings: until you delete them.</li>
      <li>Messages from the contact form: two years. Newsletter addresses: until you unsubscribe.</li>
      <li>Invoices and payment records: as long as the GST and income tax laws require, even after deletion.</li>
    </ul>
    <h3>If something goes wrong</h3>
    <p>
      If personal data is lost or reaches the wrong hands, we will inform the members affected and the Data Protection
      Board of India without delay, and report to CERT-In within the six hours its directions allow: what happened, what
      it means for you and what you can do.
    </p>
  </>
);

/** The six sections (CONT-17). */
export const PRIVACY: readonly LegalSection[] = [
  { id: 'information-we-collect', title: 'Information We Collect', body: collected },
  { id: 'how-we-use-information', title: 'How We Use Your Information', body: use },
  { id: 'information-sharing', title: 'Information Sharing', body: sharing },
  { id: 'data-security', title: 'Data Security', body: security },
  { id: 'your-rights', title: 'Your Rights', body: <PrivacyRights /> },
  { id: 'contact-us', title: 'Contact Us', body: <LegalContact about="your data or this policy" /> },
];
