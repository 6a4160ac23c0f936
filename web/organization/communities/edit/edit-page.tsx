import { useParams } from 'react-router'
import { changeCommunity, type OwnCommunity } from '#contract/communities/own-communities.ts'
import { usePageForm } from '#web/forms/use-page-form.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { onClickDemandWriting, onServerDemandWriting } from '../../require-writing.ts'
import { communityOf } from '../communities-of.ts'
import { CommunityForm } from './community-form.tsx'
import { valuesOf } from './community-values.ts'
import styles from './edit.module.css'

export const middleware = [onServerDemandWriting('Communities')]
export const clientMiddleware = [onClickDemandWriting('Communities')]

const schema = async () => (await import('#contract/communities/own-communities.ts')).addCommunity.body

/** The community's texts and its join rule; the layout has already loaded the community. */
export default function EditCommunityPage() {
  const { communityId = '' } = useParams()
  const community = useAnswer(communityOf(useMe().myId, communityId))
  return <Editing key={community.id} community={community} />
}

function Editing({ community }: { community: OwnCommunity }) {
  const { myId: companyId } = useMe()
  const form = usePageForm({
    saved: valuesOf(community),
    load: schema,
    async save(values) {
      const now = await askInBrowser(changeCommunity, { companyId, communityId: community.id, ...values })
      await invalidate('communities')
      return valuesOf(now)
    },
  })
  return (
    <div className={styles.main}>
      <CommunityForm form={form} />
    </div>
  )
}
