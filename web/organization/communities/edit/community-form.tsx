import { joinRules } from '#contract/communities/community-facts.ts'
import { PageFormFrame } from '#web/forms/page-form.tsx'
import type { PageForm } from '#web/forms/use-page-form.ts'
import { RichTextEditor } from '#web/rich-text/rich-text-editor.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { CompanyPicture } from '../../profile/company-picture.tsx'
import type { CommunityValues } from './community-values.ts'

export function CommunityForm({ form }: { form: PageForm<CommunityValues> }) {
  const t = useTexts('org_communities')
  const { values, set, field } = form
  return (
    <PageFormFrame form={form}>
      <TextInput
        {...field('name')}
        label={t('form.name')}
        help={t('form.name.help')}
        value={values.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextArea
        {...field('summary')}
        label={t('form.summary')}
        help={t('form.summary.help')}
        rows={3}
        limit={300}
        value={values.summary}
        onChange={(event) => set({ summary: event.currentTarget.value })}
      />
      <RadioGroup
        {...field('joinRule')}
        look="cards"
        label={t('form.joinRule')}
        value={values.joinRule}
        onChange={(event) => set({ joinRule: joinRules.find((one) => one === event.currentTarget.value) ?? 'request' })}
        options={joinRules.map((rule) => ({
          value: rule,
          label: t('joinRule', { rule }),
          help: t('joinRule.help', { rule }),
        }))}
      />
      <RichTextEditor
        {...field('about')}
        optional
        label={t('form.about')}
        help={t('form.about.help')}
        rows={8}
        maxLength={6000}
        value={values.about}
        onChange={(about) => set({ about })}
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
        label={t('form.language')}
        help={t('form.language.help')}
        value={values.language}
        onChange={(event) => set({ language: event.currentTarget.value === 'en' ? 'en' : 'tr' })}
        options={[
          { value: 'tr', label: t('form.turkish') },
          { value: 'en', label: t('form.english') },
        ]}
      />
    </PageFormFrame>
  )
}
