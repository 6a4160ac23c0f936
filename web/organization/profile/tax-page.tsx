import { changeCompanyTax, readCompanyTax } from '#contract/companies/company-tax.ts'
import { PageFormFrame } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.ts'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { Section } from '../../settings/section.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { tooltip } from '../../ui/fields/tooltip.tsx'
import { useSaving } from './own-page.ts'

const tax = (companyId: string) => query(readCompanyTax, { companyId })
const queries: PageQueries = ({ me }) => [tax(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

const schema = async () => (await import('./schemas.ts')).Tax

export default function TaxPage() {
  const t = useTexts('org_settings')
  const { myId: companyId } = useMe()
  const read = tax(companyId)
  const save = useSaving()
  const form = usePageForm({
    saved: useAnswer(read),
    load: schema,
    save: (values) => save(askInBrowser(changeCompanyTax, { companyId, ...values }), read),
  })
  const { values, set, field } = form
  return (
    <Section title={t('tax.title')} lead={t('tax.lead')}>
      <PageFormFrame form={form}>
        <TextInput
          {...field('taxTitle')}
          optional
          label={t('tax.name')}
          help={t('tax.name.help')}
          value={values.taxTitle ?? ''}
          onChange={(event) => set({ taxTitle: event.currentTarget.value || null })}
        />
        <TextInput
          {...field('taxOffice')}
          optional
          label={t('tax.office')}
          value={values.taxOffice ?? ''}
          onChange={(event) => set({ taxOffice: event.currentTarget.value || null })}
        />
        <TextInput
          {...field('taxNumber')}
          optional
          inputMode="numeric"
          autoComplete="off"
          label={t('tax.number')}
          help={t('tax.number.help')}
          tooltip={tooltip(t('tax.number.tooltip'))}
          value={values.taxNumber ?? ''}
          onChange={(event) => set({ taxNumber: event.currentTarget.value || null })}
        />
      </PageFormFrame>
    </Section>
  )
}
