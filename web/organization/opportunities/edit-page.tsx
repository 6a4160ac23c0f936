import { useParams } from 'react-router'
import { changeOpportunity } from '#contract/opportunities.ts'
import { usePageForm } from '../../forms/use-page-form.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { invalidate } from '../../queries/invalidate.ts'
import { Section } from '../../settings/section.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { onClickDemandWriting, onServerDemandWriting } from '../require-writing.ts'
import { FormPage } from './form-page.tsx'
import { type OwnOpportunity, valuesOf } from './opportunity-values.ts'
import { opportunitiesAddress, useOpportunities } from './use-opportunities.ts'

export const middleware = [onServerDemandWriting('Forms')]
export const clientMiddleware = [onClickDemandWriting('Forms')]

/**
 * On the server the layout has just loaded the list; in the browser the cached list may be stale, so it is fetched
 * again.
 */
export const loader = () => null
export async function clientLoader() {
  await invalidate('opportunities')
  return null
}

export default function EditOpportunityPage() {
  const t = useTexts('org_dashboard')
  const { opportunityId } = useParams()
  const opportunity = useOpportunities().items.find(({ id }) => id === opportunityId)
  if (opportunity) return <Editing key={opportunity.id} opportunity={opportunity} />
  return (
    <Section title={t('opportunities.title')} lead={t('opportunities.lead')}>
      <Notice
        tone="info"
        title={t('opportunities.gone.title')}
        actions={<ButtonLink to={opportunitiesAddress}>{t('opportunities.back')}</ButtonLink>}
      >
        {t('opportunities.gone.detail')}
      </Notice>
    </Section>
  )
}

const schema = async () => (await import('#contract/opportunities.ts')).addOpportunity.body

function Editing({ opportunity }: { opportunity: OwnOpportunity }) {
  const t = useTexts('org_dashboard')
  const { companyId } = useOpportunities()
  const form = usePageForm({
    saved: valuesOf(opportunity),
    load: schema,
    async save(values) {
      const now = await askInBrowser(changeOpportunity, { companyId, opportunityId: opportunity.id, ...values })
      await invalidate('opportunities')
      return valuesOf(now)
    },
  })
  return (
    <FormPage title={opportunity.title} lead={t('opportunities.edit.lead')} form={form} taken={opportunity.taken} />
  )
}
