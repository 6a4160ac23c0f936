import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { type SignedIn, useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { participantCountsOf } from '../../participants/list/participants-of.ts'
import { onClickDemandWriting, onServerDemandWriting } from '../../require-writing.ts'
import { communityAddress, communityOf } from '../communities-of.ts'
import { InviteAddresses } from './invite-addresses.tsx'
import { applicationFormsOf, InviteApplicants } from './invite-applicants.tsx'
import { InviteParticipants } from './invite-participants.tsx'
import styles from './one.module.css'

export const middleware = [onServerDemandWriting('Communities')]
export const clientMiddleware = [onClickDemandWriting('Communities')]

/** The ways of inviting that the member's permissions allow. */
const waysOf = (me: SignedIn) =>
  [
    ...(may(me, 'Participants', 'read') ? (['participants'] as const) : []),
    ...(may(me, 'Applications', 'read') ? (['applicants'] as const) : []),
    'emails' as const,
  ] as const

const queries: PageQueries = ({ me, params }) => [
  communityOf(me.myId, idIn(params.communityId)),
  ...(may(me, 'Participants', 'read') ? [participantCountsOf(me.myId)] : []),
  ...(may(me, 'Applications', 'read') ? [applicationFormsOf(me.myId)] : []),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** Invites participants, applicants of a form, or e-mail addresses. */
export default function InvitePage() {
  const t = useTexts('org_communities')
  const me = useMe()
  const navigate = useNavigate()
  const { communityId = '' } = useParams()
  const { state } = useAnswer(communityOf(me.myId, communityId))
  const ways = waysOf(me)
  const [chosen, setChosen] = useState<(typeof ways)[number]>(ways[0] ?? 'emails')
  const props = { communityId, onDone: () => void navigate(`${communityAddress(communityId)}?state=invited`) }
  if (state !== 'published')
    return <EmptyState title={t('invite.notPublished')}>{t('invite.notPublished.detail')}</EmptyState>
  return (
    <section className={styles.narrow}>
      <Stack gap={6}>
        <div>
          <h2>{t('invite.title')}</h2>
          <p className={styles.quiet}>{t('invite.lead')}</p>
        </div>
        {ways.length > 1 && (
          <RadioGroup
            name="way"
            look="cards"
            label={t('invite.whom')}
            value={chosen}
            onChange={(event) => setChosen(ways.find((one) => one === event.currentTarget.value) ?? chosen)}
            options={ways.map((way) => ({
              value: way,
              label: t('invite.way', { way }),
              help: t('invite.way.help', { way }),
            }))}
          />
        )}
        {chosen === 'participants' && <InviteParticipants {...props} />}
        {chosen === 'applicants' && <InviteApplicants {...props} />}
        {chosen === 'emails' && <InviteAddresses communityId={communityId} />}
      </Stack>
    </section>
  )
}
