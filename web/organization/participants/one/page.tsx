import { ArrowLeft, Flag, Mail } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { readParticipant } from '#contract/participants/participants.ts'
import { formatDate } from '#platform/text/dates.ts'
import { phoneText } from '#platform/text/phone-text.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { PageHead } from '#web/page/page-head.tsx'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconLink } from '#web/ui/actions/icon-button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { participantsAddress } from '../../participants-addresses.ts'
import { Educations } from '../../review/application/profile/educations.tsx'
import { whoTakesPart } from '../../who-takes-part.ts'
import { LazyParticipantAct } from '../acts/lazy-participant-act.tsx'
import { moneyActs, type ParticipantActName } from '../acts/registry.ts'
import { ParticipantBadge } from '../status-badge.tsx'
import { BesideParticipant } from './beside.tsx'
import { Changes } from './changes.tsx'
import styles from './page.module.css'
import { StatusTimeline } from './status-timeline.tsx'
import { StudyYears, studyYearsOf } from './study-years.tsx'

const loadParts = () => import('./application-parts.tsx')
const loadPayments = () => import('./payments.tsx')

const participantOf = (companyId: string, id: string) => query(readParticipant, { companyId, id })

const queries: PageQueries = ({ me, params }) => [
  participantOf(me.myId, idIn(params.id)),
  studyYearsOf(me.myId, idIn(params.id)),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** One participant: profile and status, documents, and the organization's acts. */
export default function ParticipantPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const me = useMe()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const participant = useAnswer(participantOf(me.myId, id))
  const { profile, formId, applicationId: appId, candidateId, formTitle, number, addedAt, can, changes } = participant
  const [doing, setDoing] = useState<ParticipantActName>()
  const name = `${profile.name} ${profile.surname}`
  const isPaid = participant.status !== 'Left' && participant.status !== 'Removed'
  const ids = { companyId: me.myId, formId, appId }
  const place = [profile.town?.name, profile.city?.name, profile.country?.name].filter((one) => one !== undefined)
  return (
    <Container width="wide" className={styles.page}>
      <PageHead title={`${name} · ${formTitle} · Köprü`} />
      <header className={styles.head}>
        {may(me, 'Participants', 'read') && (
          <IconLink
            to={`${participantsAddress}${search.size > 0 ? `?${search}` : ''}`}
            icon={<ArrowLeft />}
            label={t('participants.title', { who: whoTakesPart([{ type: participant.formType }]) })}
          />
        )}
        <Avatar name={name} photo={profile.photo ?? undefined} size="small" named />
        <h1>{name}</h1>
        <ParticipantBadge status={participant.status} />
        <span className={styles.quiet}>
          {t('participants.since', { date: formatDate(participant.since, language) })}
        </span>
        <span className={styles.space} />
        {can.change && (
          <Button icon={<Mail />} aria-haspopup="dialog" onClick={() => setDoing('message')}>
            {t('participants.act', { act: 'message' })}
          </Button>
        )}
        {can.change && (
          <Button icon={<Flag />} aria-haspopup="dialog" onClick={() => setDoing('status')}>
            {t('participants.status.submit')}
          </Button>
        )}
      </header>
      <p className={styles.quiet}>
        {formTitle} · {number} · {t('participant.added', { date: formatDate(addedAt, language) })}
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          {changes && <Changes changes={changes} />}
          <Card as="section" aria-labelledby="profile">
            <h2 id="profile">{t('participant.profile')}</h2>
            <DescriptionList
              items={[
                {
                  term: t('label.email'),
                  detail: profile.email ? <Link to={`mailto:${profile.email}`}>{profile.email}</Link> : t('notSaid'),
                },
                {
                  term: t('label.phone'),
                  detail: profile.gsm ? <Link to={`tel:${profile.gsm}`}>{phoneText(profile.gsm)}</Link> : t('notSaid'),
                },
                {
                  term: t('label.birthDate'),
                  detail: profile.birthDate
                    ? t('profile.born', { date: formatDate(profile.birthDate, language), age: participant.age ?? 0 })
                    : t('notSaid'),
                },
                { term: t('profile.place'), detail: place.length > 0 ? place.join(', ') : t('notSaid') },
              ]}
            />
          </Card>
          <Educations educations={profile.educations} />
          <StudyYears participantId={id} canChange={can.change} />
          <Card as="section" aria-labelledby="payments">
            <div className={styles.title}>
              <h2 id="payments">{t('participant.payments')}</h2>
              {can.change && isPaid && (
                <Cluster>
                  {moneyActs.map(({ name: act, Icon }) => (
                    <Button key={act} size="small" icon={<Icon />} aria-haspopup="dialog" onClick={() => setDoing(act)}>
                      {t('participants.act', { act })}
                    </Button>
                  ))}
                </Cluster>
              )}
            </div>
            <Suspense fallback={<LoadingBlock />}>
              <Lazy load={loadPayments} waiting={<LoadingBlock />}>
                {({ Payments }) => <Payments ids={ids} />}
              </Lazy>
            </Suspense>
          </Card>
          <BesideParticipant participantId={id} candidateId={candidateId} />
        </div>
        <div className={styles.column}>
          <StatusTimeline statuses={participant.statuses} />
          {can.openApplication && (
            <Suspense fallback={<LoadingBlock />}>
              <Lazy load={loadParts} waiting={<LoadingBlock />}>
                {({ ApplicationParts }) => <ApplicationParts ids={ids} />}
              </Lazy>
            </Suspense>
          )}
        </div>
      </div>
      {doing && (
        <LazyParticipantAct name={doing} target={{ participantIds: [id], name }} onClose={() => setDoing(undefined)} />
      )}
    </Container>
  )
}
