import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { phoneText } from '#platform/text/phone-text.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ActionBadge, FitBadge } from '../../../desk/status-badge.tsx'
import type { Application, ApplicationView, ApplicationViewProps } from '../application-view.ts'
import styles from '../page.module.css'
import { Background } from './background.tsx'
import { Conditions, conditionsOf } from './conditions.tsx'
import { Educations } from './educations.tsx'
import { Others, othersOf } from './others.tsx'
import { Sensitive } from './sensitive.tsx'

/** The profile at submission. */
export const profileView: ApplicationView = {
  queries: (ids) => [conditionsOf(ids), othersOf(ids)],
  View: ProfileView,
}

function ProfileView({ ids, application }: ApplicationViewProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { profile, formId, id } = application
  return (
    <div className={styles.columns}>
      <Standing application={application} />
      <div className={styles.main}>
        <Conditions ids={ids} />
        <Others ids={ids} />
        {profile.about !== '' && (
          <Card as="section">
            <h3>{t('profile.about')}</h3>
            <p className={styles.prose}>{profile.about}</p>
          </Card>
        )}
        <Educations educations={profile.educations} />
        <Background profile={profile} />
      </div>
      <div className={styles.side}>
        <Card as="section">
          <h3>{t('profile.contact')}</h3>
          <DescriptionList items={useContact(profile)} />
        </Card>
        <Card as="section">
          <h3>{t('profile.person')}</h3>
          <DescriptionList items={usePerson(application)} />
        </Card>
        {(profile.hasCitizenNumber || profile.hasRequirements) && <Sensitive key={id} formId={formId} appId={id} />}
      </div>
    </div>
  )
}

/** The submission date, the eligibility, and the awaited action. */
function Standing({ application: { submittedAt, changedAt, fit, action } }: { application: Application }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  return (
    <div className={styles.standing}>
      <FitBadge fit={fit} />
      <ActionBadge action={action} />
      <p className={styles.quiet}>
        {t('submittedAt', { at: formatDateTime(submittedAt, language) })}
        {changedAt > submittedAt && ` · ${t('changedAt', { at: formatDateTime(changedAt, language) })}`}
      </p>
    </div>
  )
}

function useContact({ email, gsm }: SnapshotProfile) {
  const t = useTexts('org_candidate_list_and_detail')
  return [
    { term: t('label.email'), detail: email ? <Link to={`mailto:${email}`}>{email}</Link> : t('notSaid') },
    { term: t('label.phone'), detail: gsm ? <Link to={`tel:${gsm}`}>{phoneText(gsm)}</Link> : t('notSaid') },
  ]
}

function usePerson({ profile, age, gpa }: Application) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { birthDate, gender, nationality, country, city, town } = profile
  const place = [town?.name, city?.name, country?.name].filter((name) => name !== undefined)
  return [
    {
      term: t('label.birthDate'),
      detail: birthDate ? t('profile.born', { date: formatDate(birthDate, language), age: age ?? 0 }) : t('notSaid'),
    },
    { term: t('label.gender'), detail: gender ? t('gender', { gender }) : t('notSaid') },
    { term: t('label.nationality'), detail: nationality?.name ?? t('notSaid') },
    { term: t('profile.place'), detail: place.length > 0 ? place.join(', ') : t('notSaid') },
    { term: t('column.gpa'), detail: gpa === null ? t('notSaid') : formatNumber(gpa, language) },
  ]
}
