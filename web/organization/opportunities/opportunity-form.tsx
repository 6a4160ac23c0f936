import { PageFormFrame } from '../../forms/page-form.tsx'
import type { PageForm } from '../../forms/use-page-form.ts'
import { RichTextEditor } from '../../rich-text/rich-text-editor.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { CompanyPicture } from '../profile/company-picture.tsx'
import { DatesField } from './dates-field.tsx'
import { GivesField } from './gives-field.tsx'
import type { OpportunityValues } from './opportunity-values.ts'

interface OpportunityFormProps {
  readonly form: PageForm<OpportunityValues>
  /** How many candidates took the opportunity. */
  readonly taken: number
}

export function OpportunityForm({ form, taken }: OpportunityFormProps) {
  const t = useTexts('org_dashboard')
  const { values, set, field } = form
  return (
    <PageFormFrame form={form}>
      <TextInput
        {...field('title')}
        label={t('label.title')}
        help={t('opportunities.form.title.help')}
        value={values.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <TextArea
        {...field('summary')}
        label={t('opportunities.form.summary')}
        help={t('opportunities.form.summary.help')}
        rows={3}
        limit={300}
        value={values.summary}
        onChange={(event) => set({ summary: event.currentTarget.value })}
      />
      <GivesField form={form} taken={taken} />
      <DatesField form={form} />
      <RichTextEditor
        {...field('body')}
        optional
        label={t('opportunities.form.body')}
        help={t('opportunities.form.body.help')}
        rows={8}
        maxLength={6000}
        value={values.body}
        onChange={(body) => set({ body })}
      />
      <CompanyPicture
        {...field('cover')}
        use="cover"
        shape="banner"
        optional
        label={t('label.cover')}
        value={values.cover}
        onChange={(cover) => set({ cover })}
      />
      <Select
        {...field('language')}
        label={t('opportunities.form.language')}
        help={t('opportunities.form.language.help')}
        value={values.language}
        onChange={(event) => set({ language: event.currentTarget.value === 'en' ? 'en' : 'tr' })}
        options={[
          { value: 'tr', label: t('opportunities.form.turkish') },
          { value: 'en', label: t('opportunities.form.english') },
        ]}
      />
    </PageFormFrame>
  )
}
