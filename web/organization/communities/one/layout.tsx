import { ExternalLink } from 'lucide-react'
import { Outlet, useLocation, useParams } from 'react-router'
import type { OwnCommunity } from '#contract/communities/own-communities.ts'
import { communityAddress as publicAddress } from '#platform/text/public-addresses.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { TitleRow } from '#web/ui/layout/title-row.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import {
  announcementsAddress,
  communitiesAddress,
  communityAddress,
  communityMailingsAddress,
  communityOf,
  editCommunityAddress,
  inviteAddress,
  poolAddress,
} from '../communities-of.ts'
import { StateBadge } from '../state-badge.tsx'
import styles from './one.module.css'
import { StateActs } from './state-acts.tsx'

const queries: PageQueries = ({ me, params }) => [communityOf(me.myId, idIn(params.communityId))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** The layout of one community's pages: its name, its state, and the tabs. */
export default function CommunityLayout() {
  const t = useTexts('org_communities')
  const { communityId = '' } = useParams()
  const community = useAnswer(communityOf(useMe().myId, communityId))
  const { name, state, language } = community
  return (
    <Container className={styles.page}>
      <PageHead title={`${name} · ${t('title')} · Köprü`} />
      <Breadcrumbs trail={[{ label: t('title'), to: communitiesAddress }, { label: name }]} />
      <TitleRow>
        <div className={styles.name}>
          <h1 lang={language}>{name}</h1>
          <StateBadge state={state} />
        </div>
        <Cluster gap={2}>
          {state === 'published' && (
            <ButtonLink to={publicAddress(community)} variant="quiet" icon={<ExternalLink />}>
              {t('own.view')}
            </ButtonLink>
          )}
          <StateActs community={community} />
        </Cluster>
      </TitleRow>
      <Parts community={community} />
      <Outlet />
    </Container>
  )
}

function Parts({ community: { id, state } }: { community: OwnCommunity }) {
  const t = useTexts('org_communities')
  const { pathname } = useLocation()
  const me = useMe()
  const part = ['announcements', 'mailings', 'forms', 'edit', 'invite'].find((one) => pathname.includes(`${id}/${one}`))
  const writes = may(me, 'Communities', 'write')
  const reads = may(me, 'Communities', 'read')
  return (
    <Tabs
      label={t('own.parts')}
      tabs={[
        ...(reads
          ? [
              { to: communityAddress(id), label: t('own.people'), current: part === undefined },
              { to: announcementsAddress(id), label: t('announcements'), current: part === 'announcements' },
              { to: communityMailingsAddress(id), label: t('mailings'), current: part === 'mailings' },
              { to: poolAddress(id), label: t('pool'), current: part === 'forms' },
            ]
          : []),
        ...(writes && state === 'published'
          ? [{ to: inviteAddress(id), label: t('invite'), current: part === 'invite' }]
          : []),
        ...(writes ? [{ to: editCommunityAddress(id), label: t('own.settings'), current: part === 'edit' }] : []),
      ]}
    />
  )
}
