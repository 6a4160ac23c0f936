import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { addOpportunity } from '#contract/opportunities.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { usePageForm } from '../../forms/use-page-form.ts'
import { useLanguage } from '../../place.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { invalidate } from '../../queries/invalidate.ts'
import { useTexts } from '../../texts/texts.tsx'
import { onClickDemandWriting, onServerDemandWriting } from '../require-writing.ts'
import { FormPage } from './form-page.tsx'
import { stateOf } from './opportunity-state.ts'
import { emptyValues, valuesOf } from './opportunity-values.ts'
import { opportunitiesAddress, useOpportunities } from './use-opportunities.ts'

export const middleware = [onServerDemandWriting('Forms')]
export const clientMiddleware = [onClickDemandWriting('Forms')]

const schema = async () => (await import('#contract/opportunities.ts')).addOpportunity.body

export default function NewOpportunityPage() {
  const t = useTexts('org_dashboard')
  const language = useLanguage()
  const navigate = useNavigate()
  const { companyId, tell } = useOpportunities()
  const form = usePageForm({
    saved: emptyValues(language),
    load: schema,
    async save(values) {
      const { title, startsAt } = values
      const added = await askInBrowser(addOpportunity, { companyId, ...values })
      await invalidate('opportunities')
      tell({
        title: t('opportunities.added.title'),
        detail: t('opportunities.added.detail', {
          title,
          state: stateOf(values),
          date: formatDeadline(startsAt, language),
        }),
      })
      return valuesOf(added)
    },
  })

  // Navigates only when the form is clean: otherwise its guard would ask about unsaved changes.
  const { savedAt } = form
  useEffect(() => {
    if (savedAt) void navigate(opportunitiesAddress, { replace: true })
  }, [savedAt, navigate])

  return <FormPage title={t('opportunities.new')} lead={t('opportunities.new.lead')} form={form} taken={0} />
}
