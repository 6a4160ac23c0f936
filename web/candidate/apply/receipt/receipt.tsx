import { FileDown, MailCheck } from 'lucide-react'
import { readApplication } from '#contract/applying/applications.ts'
import type { SignedLink } from '#contract/sent-file.ts'
import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import '#platform/text/name-suffixes.ts'
import { applicationAddress } from '#web/candidate/addresses.ts'
import { useFreshLink } from '#web/file-viewer/use-fresh-link.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { DoneDrawing } from '#web/ui/feedback/state-drawings.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { applyAddress } from '../../apply-step.ts'
import { StepHeading } from '../frame/step-heading.tsx'
import { useApply } from '../use-apply.ts'
import styles from './receipt.module.css'

/** The receipt of an application that was handed in, and what comes next. */
export function Receipt() {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { email } = useMe()
  const { form, application } = useApply()
  const { submittedAt, receipt, resultAt, steps } = application
  const { closesAt, company, formId } = form.listing
  return (
    <div className={styles.receipt}>
      <DoneDrawing />
      <StepHeading title={t('apply.receipt.title')} lead={t('apply.receipt.lead', { company: company.name })} />
      <DescriptionList
        items={[
          ...(receipt ? [{ term: t('label.applicationNumber'), detail: <strong>{receipt.number}</strong> }] : []),
          ...(submittedAt ? [{ term: t('apply.receipt.at'), detail: formatDeadline(submittedAt, language) }] : []),
          ...(resultAt ? [{ term: t('apply.receipt.result'), detail: formatDate(resultAt, language) }] : []),
        ]}
      />
      <p className={styles.mail}>
        <MailCheck aria-hidden />
        {t('apply.receipt.mail', { email })}
      </p>
      <Cluster>
        <ButtonLink variant="primary" to={applicationAddress(application.id)}>
          {t('apply.receipt.follow')}
        </ButtonLink>
        {receipt && <PdfLink first={receipt.link} />}
      </Cluster>
      <section className={styles.next} aria-labelledby="next">
        <h3 id="next">{t('apply.receipt.next')}</h3>
        <ol>
          <li>{t('apply.receipt.next.review', { company: company.name })}</li>
          {steps.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          <li>
            {resultAt
              ? t('apply.receipt.next.result', { date: formatDate(resultAt, language) })
              : t('apply.receipt.next.told')}
          </li>
        </ol>
        {closesAt && application.can.edit && (
          <p>
            {t('apply.receipt.edit', { date: formatDeadline(closesAt, language) })}{' '}
            <Link to={applyAddress(formId, { step: 'review' })}>{t('apply.receipt.change')}</Link>
          </p>
        )}
      </section>
    </div>
  )
}

/** The PDF link, renewed while the page is open because it expires after minutes. */
function PdfLink({ first }: { first: SignedLink }) {
  const t = useTexts('student_apps')
  const { myId } = useMe()
  const { application } = useApply()
  const { address = first.address } = useFreshLink(async () => {
    const { receipt } = await askInBrowser(readApplication, { candidateId: myId, id: application.id })
    return receipt?.link ?? first
  })
  return (
    <ButtonLink to={address} target="_blank" icon={<FileDown aria-hidden />}>
      {t('apply.receipt.pdf')}
    </ButtonLink>
  )
}
