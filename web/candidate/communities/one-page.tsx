import { useParams, useSearchParams } from 'react-router'
import type { Membership } from '#contract/communities/memberships.ts'
import { communityAddress } from '#platform/text/public-addresses.ts'
import { PageHead } from '../../page/page-head.tsx'
import { chainedBrowserLoader, chainedServerLoader, type Then } from '../../queries/chained-loaders.ts'
import { idIn } from '../../queries/id-in.ts'
import { type PageQueries, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import pageStyles from '../applications/page.module.css'
import styles from './communities.module.css'
import { Feed } from './feed.tsx'
import { MembershipCard } from './membership-card.tsx'
import { feedOf, membershipOf, membershipsAddress, messagesOf } from './memberships-of.ts'
import { Messages } from './messages.tsx'

const queries: PageQueries = ({ me, params }) => [membershipOf(me.myId, idIn(params.communityId))]
/** Announcements are only fetched for members. */
const then: Then = ({ params, search, read, who }) => {
  const communityId = idIn(params.communityId)
  if (!who) return []
  const { membership } = read(membershipOf(who.myId, communityId))
  return membership?.state === 'member'
    ? [feedOf(who.myId, communityId, pageIn(search)), messagesOf(who.myId, communityId)]
    : []
}
export const loader = chainedServerLoader(queries, then)
export const clientLoader = chainedBrowserLoader(queries, then)

function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1')
  return Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1
}

/** One community of a candidate: its announcements, and the fields that the candidate shares. */
export default function MembershipPage() {
  const t = useTexts('org_communities')
  const { communityId = '' } = useParams()
  const { membership } = useAnswer(membershipOf(useMe().myId, communityId))
  if (membership) return <Known membership={membership} />
  return (
    <Container className={pageStyles.page}>
      <PageHead title={`${t('mine.title')} · Köprü`} />
      <EmptyState
        titleAs="h1"
        title={t('mine.none')}
        action={<ButtonLink to="/communities">{t('mine.look')}</ButtonLink>}
      >
        {t('mine.none.detail')}
      </EmptyState>
    </Container>
  )
}

function Known({ membership }: { membership: Membership }) {
  const t = useTexts('org_communities')
  const page = pageIn(useSearchParams()[0])
  const { community, state } = membership
  return (
    <Container className={pageStyles.page}>
      <PageHead title={`${community.name} · Köprü`} />
      <Breadcrumbs trail={[{ label: t('mine.title'), to: membershipsAddress }, { label: community.name }]} />
      <div>
        <h1 lang={community.language}>{community.name}</h1>
        <p className={styles.quiet}>
          {community.company.name}
          {community.state === 'published' && (
            <>
              {' · '}
              <Link to={communityAddress(community)}>{t('mine.about')}</Link>
            </>
          )}
        </p>
      </div>
      <div className={styles.columns}>
        {state === 'member' ? (
          <div className={styles.told}>
            <Messages communityId={community.id} />
            <Feed key={page} communityId={community.id} page={page} />
          </div>
        ) : (
          <p lang={community.language}>{community.summary}</p>
        )}
        <MembershipCard membership={membership} />
      </div>
    </Container>
  )
}
