import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { addCommunity } from '#contract/communities/own-communities.ts'
import { usePageForm } from '#web/forms/use-page-form.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useMe } from '#web/session/store.ts'
import { Section } from '#web/settings/section.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { onClickDemandWriting, onServerDemandWriting } from '../../require-writing.ts'
import { communitiesAddress, communityAddress } from '../communities-of.ts'
import { CommunityForm } from './community-form.tsx'
import { emptyValues, valuesOf } from './community-values.ts'
import styles from './edit.module.css'

export const middleware = [onServerDemandWriting('Communities')]
export const clientMiddleware = [onClickDemandWriting('Communities')]

const schema = async () => (await import('#contract/communities/own-communities.ts')).addCommunity.body

/** Creates a community as a draft, which is published from its own page. */
export default function NewCommunityPage() {
  const t = useTexts('org_communities')
  const language = useLanguage()
  const navigate = useNavigate()
  const { myId: companyId } = useMe()
  const [made, setMade] = useState<string>()
  const form = usePageForm({
    saved: emptyValues(language),
    load: schema,
    async save(values) {
      const added = await askInBrowser(addCommunity, { companyId, ...values })
      await invalidate('communities')
      setMade(added.id)
      return valuesOf(added)
    },
  })

  // Navigates only when the form is clean: otherwise its guard would ask about unsaved changes.
  const { savedAt } = form
  useEffect(() => {
    if (savedAt && made) void navigate(communityAddress(made), { replace: true })
  }, [savedAt, made, navigate])

  return (
    <Container className={styles.page}>
      <Breadcrumbs trail={[{ label: t('title'), to: communitiesAddress }, { label: t('own.new') }]} />
      <div className={styles.main}>
        <Section title={t('own.new')} lead={t('own.new.lead')}>
          <CommunityForm form={form} />
        </Section>
      </div>
    </Container>
  )
}
