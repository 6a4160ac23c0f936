import { useParams } from 'react-router'
import { readPerson } from '#contract/people.ts'
import { formatDate } from '#platform/text/dates.ts'
import { phoneText } from '#platform/text/phone-text.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { StatusBadge } from '../desk/status-badge.tsx'
import { ParticipantBadge } from '../participants/status-badge.tsx'
import { participantAddress } from '../participants-addresses.ts'
import { applicationAddress } from '../review-addresses.ts'
import styles from './people.module.css'

const personOf = (companyId: string, appId: string) => query(readPerson, { companyId, appId })

const queries: PageQueries = ({ me, params }) => [personOf(me.myId, idIn(params.appId))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../forbidden-boundary.tsx'

/** One person across all forms and years: contact details, applications and participations. */
export default function PersonPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { myId } = useMe()
  const { appId = '' } = useParams()
  const { name, email, phone, applications, participations } = useAnswer(personOf(myId, appId))
  return (
    <Container className={styles.page}>
      <PageHead title={`${name} · Köprü`} />
      <header className={styles.head}>
        <Avatar name={name} size="large" named />
        <div>
          <h1>{name}</h1>
          <p className={styles.who}>
            {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
            {phone !== null && <a href={`tel:${phone}`}>{phoneText(phone)}</a>}
          </p>
        </div>
      </header>
      <Card as="section">
        <h2>{t('person.applications', { count: applications.length })}</h2>
        <ul className={styles.applied}>
          {applications.map(({ id, formId, formTitle, number, status, submittedAt }) => (
            <li key={id}>
              <Link to={applicationAddress(formId, id)}>{formTitle || t('forms.untitled')}</Link>
              <StatusBadge status={status} />
              <span>
                {number} · {formatDate(submittedAt, language)}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {participations && participations.length > 0 && (
        <Card as="section">
          <h2>{t('person.participations', { count: participations.length })}</h2>
          <ul className={styles.applied}>
            {participations.map(({ id, formTitle, status, since }) => (
              <li key={id}>
                <Link to={participantAddress(id)}>{formTitle || t('forms.untitled')}</Link>
                <ParticipantBadge status={status} />
                <span>{formatDate(since, language)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Container>
  )
}
