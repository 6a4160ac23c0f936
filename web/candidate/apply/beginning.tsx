import { useNavigate } from 'react-router'
import { createApplication } from '#contract/applying/applications.ts'
import { fillingMinutes } from '#contract/forms/filling-minutes.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { applicationAddress } from '#web/candidate/addresses.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { useLanguage } from '#web/place.tsx'
import { useMe } from '#web/session/store.ts'
import { withRetries } from '../../loading/with-retries.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { queryClient } from '../../queries/query-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { applyAddress } from '../apply-step.ts'
import { VerdictLine } from '../fit/verdict-line.tsx'
import { type FormToApply, formToApply } from './apply-queries.ts'
import { FitBody } from './fit/fit-body.tsx'
import { Foot } from './frame/foot.tsx'
import { Head } from './frame/head.tsx'
import { OtherListings } from './frame/other-listings.tsx'
import { StepHeading } from './frame/step-heading.tsx'
import { StopNotice } from './frame/stop-notice.tsx'

/** The page before a draft exists: eligibility, and whether the form is open. The button creates the draft. */
export function Beginning({ form }: { form: FormToApply }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { listing, fit } = form
  const { begin, busy, failed } = useBegin(form)
  const hydrated = useHydrated()
  const canBegin = listing.state === 'Open' && fit.overall !== 'doesNotFit'
  return (
    <Head
      form={form}
      step="fit"
      {...(canBegin && { verdict: <VerdictLine fit={fit} documents={fit.documents} minutes={minutesIn(form)} /> })}
    >
      <StepHeading title={t('apply.fit.title')} {...(fit.items.length > 0 && { lead: t('apply.fit.lead') })} />
      {failed && <StopNotice failed={failed} />}
      {listing.state === 'Closed' && (
        <Notice tone="warning" title={t('apply.closed.title')} actions={<OtherListings />}>
          {t('apply.closed.never')}
        </Notice>
      )}
      {listing.state === 'Upcoming' && listing.opensAt && (
        <Notice title={t('apply.upcoming', { date: formatDateTime(listing.opensAt, language) })} />
      )}
      {form.withdrawn && canBegin && <WithdrawnNotice withdrawn={form.withdrawn} />}
      {/* For a closed form the fit does not matter, unless other forms that fit are shown with it. */}
      {(listing.state !== 'Closed' || fit.overall === 'doesNotFit') && <FitBody form={form} />}
      {canBegin && (
        <Foot>
          {form.withdrawn && (
            <Button size="large" disabled={!hydrated || busy} onClick={() => void begin(true)}>
              {t('apply.carried.blank')}
            </Button>
          )}
          <Button variant="primary" size="large" loading={busy} disabled={!hydrated} onClick={() => void begin(false)}>
            {t('apply.begin')}
          </Button>
        </Foot>
      )}
    </Head>
  )
}

/** Tells a candidate who withdrew that a new application begins, and that the old one can still be read. */
function WithdrawnNotice({ withdrawn: { id, at } }: { withdrawn: NonNullable<FormToApply['withdrawn']> }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  return (
    <Notice
      title={t('apply.withdrawn.before', { date: formatDateTime(at, language) })}
      actions={
        <ButtonLink size="small" to={applicationAddress(id)}>
          {t('apply.withdrawn.look')}
        </ButtonLink>
      }
    >
      {t('apply.withdrawn.again')}
    </Notice>
  )
}

function useBegin(form: FormToApply) {
  const { myId } = useMe()
  const navigate = useNavigate()
  const { act, busy, failed } = useAct()
  const { formId } = form.listing

  const begin = (blank: boolean) =>
    act(async () => {
      // Safe to retry: creating a draft twice yields one application.
      const application = await withRetries((signal) =>
        askInBrowser(createApplication, { candidateId: myId, formId, ...(blank && { blank }) }, { signal }),
      )
      queryClient.setQueryData(formToApply(myId, formId).key, { ...form, application })
      await navigate(applyAddress(formId, { step: 'profile' }), { replace: true })
    })

  return { begin, busy, failed }
}

function minutesIn({ questions, documents }: FormToApply) {
  const some = documents.filter(({ when }) => when !== null).length
  return fillingMinutes(questions, { all: documents.length - some, some })
}
