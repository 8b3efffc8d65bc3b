import { Trans, useLingui } from '@lingui/react/macro';
import type { Opportunity, OpportunityOwner } from '@plyhaat/contract/dealerships/opportunities';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Crumbs } from '#shell/Crumbs.tsx';
import { Head } from '#shell/Head.tsx';
import { faqLd } from '#shell/structured-data.ts';
import { Accordion } from '#ui/display/Accordion.tsx';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Verified } from '#ui/display/Verified.tsx';
import { opportunityType } from '#ui/words/partnerships.ts';
import { Applying } from '../applying/Applying.tsx';
import { openCities, titleOf } from '../territory.ts';
import { ApplyBar, ApplyPanel } from './ApplyPanel.tsx';
import { answersOf } from './answers.ts';
import { OwnerCard } from './OwnerCard.tsx';
import { opportunityDetail, sendOpportunityView } from './opportunities.queries.ts';
import { Territory } from './Territory.tsx';

const route = getRouteApi('/apply-dealership/$id');

export function OpportunityScreen() {
  const { t } = useLingui();
  const { id } = route.useParams();
  const { apply } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: opportunity, owner } = useSuspenseQuery(opportunityDetail(id)).data;
  useEffect(() => sendOpportunityView(opportunity._id), [opportunity._id]);
  const answers = answersOf(opportunity, t);
  return (
    <div className="wrap md:pb-12">
      <Head
        title={t`${{ opportunity: titleOf(opportunity) }}: ${{ type: opportunityType(opportunity.Type, t) }} in ${{ stateName: opportunity.stateName }}`}
        description={`${openCities(opportunity)}. ${opportunity.description}`.slice(0, 160)}
        path={`/apply-dealership/${opportunity._id}`}
        image={opportunity.image}
      />
      <JsonLd data={faqLd(answers)} />
      <Crumbs
        crumbs={[
          { name: t`Franchise opportunities`, path: '/apply-dealership' },
          { name: titleOf(opportunity), path: `/apply-dealership/${opportunity._id}` },
        ]}
      />
      <div className="grid grid-cols-1 items-start gap-8 pb-8 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-12 xl:gap-16">
        <div className="grid min-w-0 gap-8 lg:gap-10">
          <Opening opportunity={opportunity} owner={owner} />
          <Territory opportunity={opportunity} />
          <section aria-labelledby="about">
            <h2 id="about" className="text-title">
              <Trans>About this opportunity</Trans>
            </h2>
            <p className="wrap-break-word mt-3 max-w-[68ch] whitespace-pre-line text-ink-2">
              {opportunity.description}
            </p>
          </section>
          <section aria-labelledby="answers">
            <h2 id="answers" className="mb-3 text-title">
              <Trans>Good to know</Trans>
            </h2>
            <Accordion
              items={answers.map(({ question, answer }, at) => ({ title: question, content: answer, open: at === 0 }))}
            />
          </section>
        </div>
        <div className="grid gap-5 lg:sticky lg:top-38">
          <ApplyPanel opportunity={opportunity} />
          <OwnerCard owner={owner} />
        </div>
      </div>
      <ApplyBar opportunity={opportunity} />
      {apply && <Applying id={id} onClose={() => void navigate({ search: {}, replace: true, resetScroll: false })} />}
    </div>
  );
}

function Opening({ opportunity, owner }: { opportunity: Opportunity; owner: OpportunityOwner }) {
  const { picture, logoPicture, Organisation_name, isVerified } = opportunity;
  const place = [owner.cityName, owner.stateName].filter(Boolean).join(', ');
  return (
    <header>
      <Picture
        picture={picture}
        alt=""
        eager
        ratio="own"
        sizes="(min-width: 1280px) 820px, 100vw"
        className="aspect-3/2 rounded-lg sm:aspect-2/1"
        imageClassName=""
      />
      <div className="mt-6 flex items-center gap-4">
        <Picture
          picture={logoPicture}
          alt=""
          ratio="1/1"
          sizes="64px"
          widths={[160]}
          className="w-16 flex-none rounded-card border border-line"
          imageClassName=""
        />
        <div className="min-w-0">
          <h1 className="wrap-break-word text-balance text-head">{titleOf(opportunity)}</h1>
          <p className="flex flex-wrap items-center gap-x-1.5 text-ink-2 text-ui">
            {Organisation_name}
            {isVerified && <Verified />}
            {place && <span>· {place}</span>}
          </p>
        </div>
      </div>
    </header>
  );
}
