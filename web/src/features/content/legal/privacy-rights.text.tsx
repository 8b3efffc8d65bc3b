import { Trans } from '@lingui/react/macro';

/** What the Digital Personal Data Protection Act gives everybody, and where to use it here. */
export function PrivacyRights() {
  return (
    <>
      <p>
        <Trans>
          Under the Digital Personal Data Protection Act, 2023 you may, free of charge and without giving a reason:
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>Know.</strong> Ask which personal data we hold about you, what we do with it and with whom it was
            shared. &lsquo;Download my data&rsquo; in your account settings gives you all of it as a file.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Correct.</strong> Have wrong, incomplete or old data corrected. Most of it you can change yourself
            under Edit Profile.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Erase.</strong> &lsquo;Delete my account&rsquo; in your settings removes your account and listings
            once you have confirmed it with a code. Reviews stay without your name. Records that tax law requires are
            kept locked until the required period is over.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Withdraw consent.</strong> As easily as you gave it: a switch in your settings, or the link at the
            end of every newsletter. What was done before stays lawful.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Nominate.</strong> Name a person who may use these rights for you after death or in incapacity.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Complain.</strong> To our Grievance Officer, named below, and, if the answer does not satisfy you,
            to the Data Protection Board of India.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          For anything else, write to us from the e-mail address or number of your account, so that we know it is you.
          We reply within 30 days, in Hindi or Marathi if you prefer.
        </Trans>
      </p>
      <p>
        <Trans>
          The Act also expects you to be truthful: do not pose as someone else, do not hide what an identity or address
          document must show, and do not file false complaints.
        </Trans>
      </p>
      <p>
        <Trans>
          The marketplace is meant for businesses and for adults. We do not knowingly hold data of anybody under 18;
          tell us if we do, and we will delete it.
        </Trans>
      </p>
    </>
  );
}
