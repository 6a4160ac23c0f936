import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Consent, listConsents, withdrawConsent } from '#contract/candidates/consents.ts'
import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { focusIfLost } from '../../dialogs/focus-if-lost.ts'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useLanguage } from '../../place.tsx'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { showToast } from '../../ui/feedback/show-toast.ts'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { pageIn } from '../page-in.ts'
import { requestsAddress } from '../requests/own-requests.ts'
import { Section } from '../section.tsx'
import styles from './consents-page.module.css'

const pageSize = 20

const consentsOf = (candidateId: string, search: URLSearchParams) =>
  query(listConsents, { candidateId, pageNumber: pageIn(search), pageSize })

const queries: PageQueries = ({ me, search }) => [consentsOf(me.myId, search)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** The candidate's consents: text, date, version, and how to withdraw each. */
export default function ConsentsPage() {
  const t = useTexts('student_settings')
  const [search] = useSearchParams()
  const { items, total } = useAnswer(consentsOf(useMe().myId, search))
  return (
    <Section title={t('consents.title')} lead={t('consents.lead')}>
      {items.length === 0 ? (
        <EmptyState title={t('consents.empty')} />
      ) : (
        <ul className={styles.list}>
          {items.map((consent) => (
            <Row key={consent.id} consent={consent} />
          ))}
        </ul>
      )}
      <Pagination page={pageIn(search)} pages={Math.ceil(total / pageSize)} to={(page) => `?page=${page}`} />
    </Section>
  )
}

function Row({ consent }: { consent: Consent }) {
  const t = useTexts('student_settings')
  const language = useLanguage()
  const { id, text, kind, version, isCurrent, givenAt, withdrawnAt, words, address, formText, application } = consent
  return (
    <li>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {titleOf(t, { text, kind, formText })}
        </h2>
        {withdrawnAt !== null && <Badge tone="neutral">{t('consents.withdrawn')}</Badge>}
        {withdrawnAt === null && !isCurrent && <Badge tone="neutral">{t('consents.older')}</Badge>}
      </div>
      {application && (
        <p>
          {application.companyName} ·{' '}
          <Link to={`/student-dashboard/applications/${application.id}`}>{application.title}</Link>
        </p>
      )}
      {words !== null && <blockquote>{words}</blockquote>}
      {formText && (
        <details>
          <summary>{t('consents.own', { kind: formText.kind })}</summary>
          <RichText html={formText.body} headingsFrom={3} />
        </details>
      )}
      <p>
        {t('consents.given', { at: momentOf(consent, givenAt, language), version: formatDate(version, language) })}{' '}
        {address !== null && <Link to={address}>{t('consents.read')}</Link>}
      </p>
      <Ending consent={consent} />
    </li>
  )
}

/** Of consents with an application whose data is deleted only the day is kept. */
const momentOf = ({ text, application }: Consent, at: string, language: Language) =>
  application || text === 'terms' || text === 'notice' ? formatDateTime(at, language) : formatDate(at, language)

const titleOf = (
  t: ReturnType<typeof useTexts<'student_settings'>>,
  { text, kind, formText }: Pick<Consent, 'text' | 'kind' | 'formText'>,
) => formText?.title ?? (kind === null ? t('consents.text', { text }) : t('consents.kind', { kind }))

/** The effect of withdrawing a consent, and where to do it. */
function Ending({ consent }: { consent: Consent }) {
  const t = useTexts('student_settings')
  const language = useLanguage()
  const { text, ending, application, withdrawnAt } = consent
  if (withdrawnAt !== null) return <p>{t('consents.withdrawn.at', { at: momentOf(consent, withdrawnAt, language) })}</p>
  return (
    <>
      <p>
        {t('consents.ending', { ending, text })}{' '}
        {ending === 'account' && (
          <Link to="/student-dashboard/settings/delete-account">{t('consents.toDeletion')}</Link>
        )}
        {ending === 'application' && application && (
          <Link to={`/student-dashboard/applications/${application.id}`}>{t('consents.toApplication')}</Link>
        )}
        {ending === 'organization' && <Link to={`${requestsAddress}/new`}>{t('consents.toRequest')}</Link>}
      </p>
      {ending === 'here' && application && <Withdrawal consent={consent} application={application} />}
    </>
  )
}

interface WithdrawalProps {
  readonly consent: Consent
  readonly application: NonNullable<Consent['application']>
}

/** Withdraws a consent, after stating the effect on the application. */
function Withdrawal({ consent, application: { title, companyName: company } }: WithdrawalProps) {
  const t = useTexts('student_settings')
  const { id, kind, text, formText } = consent
  const isExplicit = text === 'sensitive'
  const effects = isExplicit
    ? [
        t('consents.withdraw.told', { company }),
        t('consents.withdraw.goesOn'),
        t('consents.withdraw.missing'),
        t('consents.withdraw.kept'),
        t('consents.withdraw.others'),
      ]
    : [t('consents.withdraw.own.told'), t('consents.withdraw.own.goesOn'), t('consents.withdraw.own.before')]
  const { myId: candidateId } = useMe()
  const [isAsking, setAsking] = useState(false)
  const { act, busy, failed } = useAct({ changes: 'applications' })

  const withdraw = () =>
    act(
      () => askInBrowser(withdrawConsent, { candidateId, consentId: id }),
      () => {
        setAsking(false)
        showToast({ tone: 'success', title: t('consents.withdraw.done') })
        // The pressed button was unmounted.
        focusIfLost(id)
      },
    )

  return (
    <div>
      <Button
        size="small"
        onClick={() => setAsking(true)}
        aria-label={t('consents.withdraw.of', { title: `${titleOf(t, consent)}, ${title}` })}
      >
        {t('consents.withdraw')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('consents.withdraw.ask')}
          detail={
            <>
              <p>
                {isExplicit
                  ? t('consents.withdraw.lead', { kind: kind ?? 'all', title })
                  : t('consents.withdraw.own', { own: formText?.title ?? '', title, company })}
              </p>
              <ul className={styles.effects}>
                {effects.map((effect) => (
                  <li key={effect}>{effect}</li>
                ))}
              </ul>
              <FailedNotice failed={failed} />
            </>
          }
          confirmText={t('consents.withdraw')}
          onConfirm={() => void withdraw()}
          onCancel={() => setAsking(false)}
          loading={busy}
        />
      )}
    </div>
  )
}
