import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LegalSection } from './LegalPage.tsx';
import { LegalContact } from './legal-contact.text.tsx';
import { accounts, prohibited } from './terms-members.text.tsx';

const acceptance = (
  <>
    <p>
      <Trans>
        By visiting Plyhaat, registering or using any part of it you agree to these terms and to the privacy policy. If
        you do not agree, please do not use the marketplace. These terms are an electronic record under the Information
        Technology Act, 2000 and need no signature.
      </Trans>
    </p>
    <p>
      <Trans>
        You must be at least 18 years old and able to enter into a contract under the Indian Contract Act, 1872. If you
        act for a firm, you confirm that it has allowed you to.
      </Trans>
    </p>
    <p>
      <Trans>
        Plyhaat is a meeting place. Sellers show what they make or stock; buyers look, compare and call. Sales are
        agreed, paid and delivered between the two of them. We are an intermediary within the meaning of the Act and not
        a party to any sale.
      </Trans>
    </p>
  </>
);

const licence = (
  <>
    <p>
      <Trans>
        We grant you a personal licence, which you cannot transfer and which we may withdraw, to use the marketplace for
        your own trade: to browse, to print or save single pages for your records, and to share links to them.
      </Trans>
    </p>
    <p>
      <Trans>Without our written consent you may not:</Trans>
    </p>
    <ul>
      <li>
        <Trans>copy the catalogue or the seller directory as a whole or in large part, by hand or by program;</Trans>
      </li>
      <li>
        <Trans>offer its contents on another site or in another app, or sell them as a list;</Trans>
      </li>
      <li>
        <Trans>remove the names and marks of their owners from pictures, videos and documents;</Trans>
      </li>
      <li>
        <Trans>reverse-engineer the software, except where the law allows it regardless of contract.</Trans>
      </li>
    </ul>
    <p>
      <Trans>
        What you upload stays yours. You allow us to store, resize and show it in the marketplace, in its newsletter and
        in previews of its links, as long as it is listed. The name Plyhaat, its logo and its design are ours.
      </Trans>
    </p>
  </>
);

const products = (
  <>
    <p>
      <Trans>
        Descriptions, grades, pictures and prices come from the sellers, who are responsible for them. We check listings
        with care before they appear, but we do not handle, test or store the goods.
      </Trans>
    </p>
    <ul>
      <li>
        <Trans>
          Wood is a natural material. Grain, shade and weight differ from sheet to sheet and from screen to sheet.
        </Trans>
      </li>
      <li>
        <Trans>
          Prices are the current prices of the seller. Unless stated otherwise GST, freight and unloading are extra.
        </Trans>
      </li>
      <li>
        <Trans>Please confirm stock, minimum quantity and delivery time with the seller before you pay.</Trans>
      </li>
      <li>
        <Trans>Where a Bureau of Indian Standards mark is compulsory, ask for it on the goods and on the bill.</Trans>
      </li>
      <li>
        <Trans>Warranty, returns and claims for damage follow the seller&rsquo;s own terms and the law of sale.</Trans>
      </li>
    </ul>
    <p>
      <Trans>
        If goods differ from what was shown, speak to the seller first and then report the listing. We help both sides
        to understand each other and remove sellers who mislead; we do not decide who is right.
      </Trans>
    </p>
  </>
);

const liability = (
  <>
    <p>
      <Trans>
        The marketplace is offered as it is. We work to keep it available and correct but cannot promise that it is
        always reachable or free of error, or that an enquiry leads to a sale.
      </Trans>
    </p>
    <p>
      <Trans>
        As far as the law allows we are not liable for dealings between buyers and sellers, for lost profit, lost orders
        or other indirect loss, nor for what is beyond our control. In all other cases our liability to you is limited
        to the fees you paid us in the twelve months before the event.
      </Trans>
    </p>
    <p>
      <Trans>
        Nothing here limits liability for fraud, for injury caused by negligence, or for anything else that Indian law
        does not allow to be limited. Your rights as a consumer under the Consumer Protection Act, 2019 remain.
      </Trans>
    </p>
    <p>
      <Trans>
        If others make a claim against us because of what you listed, wrote or sold, you will pay us for the loss and
        the reasonable cost of defending the claim.
      </Trans>
    </p>
    <h3>
      <Trans>Law and courts</Trans>
    </h3>
    <p>
      <Trans>
        These terms are governed by the laws of India. Disputes that cannot be settled by discussion within 30 days will
        go to the courts at Nashik, Maharashtra.
      </Trans>
    </p>
  </>
);

const privacy = (
  <p>
    <Trans>
      What personal data we hold, what it is used for and how you can see, correct or erase it is set out in the{' '}
      <Link className="link" to="/privacy-policy">
        Privacy Policy
      </Link>
      , which is part of these terms. If you learn another member&rsquo;s name, number or address through the
      marketplace, please treat it with the same care: use it for the enquiry at hand, keep it safe, and delete it when
      asked.
    </Trans>
  </p>
);

const changes = (
  <>
    <p>
      <Trans>
        The marketplace grows, and laws change; so will these terms. Material changes are announced{' '}
        <strong>at least 30 days before</strong> they take effect: on this page, and by e-mail or a notification to
        members. Corrections that change nothing for you, and changes that the law demands sooner, may take effect
        immediately.
      </Trans>
    </p>
    <p>
      <Trans>
        If you do not agree to a change you may close your account before it takes effect; we will then refund what you
        have paid for the days after it. If you go on using the marketplace after that day, the new terms apply.
      </Trans>
    </p>
    <p>
      <Trans>If one clause is invalid, the others remain in force.</Trans>
    </p>
  </>
);

/** The nine sections (CONT-17). */
export const TERMS: readonly LegalSection[] = [
  { id: 'acceptance', title: msg`Acceptance of Terms`, body: acceptance },
  { id: 'use-licence', title: msg`Use Licence`, body: licence },
  { id: 'accounts', title: msg`User Accounts`, body: accounts },
  { id: 'prohibited-uses', title: msg`Prohibited Uses`, body: prohibited },
  { id: 'product-information', title: msg`Product Information`, body: products },
  { id: 'liability', title: msg`Limitation of Liability`, body: liability },
  { id: 'privacy', title: msg`Privacy`, body: privacy },
  { id: 'changes', title: msg`Changes to These Terms`, body: changes },
  { id: 'contact-us', title: msg`Contact Us`, body: <LegalContact about={msg`these terms`} /> },
];
