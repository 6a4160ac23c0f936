import type { FormBasics } from '#contract/forms/form-content.ts'
import { workKinds, workPlaces } from '#contract/forms/form-facts.ts'
import { NumberField } from '#web/forms/number-field.tsx'
import { useCities } from '#web/queries/reference.ts'
import { RichTextEditor } from '#web/rich-text/rich-text-editor.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ManyPicker, optionsOf } from '../../many-picker.tsx'
import { placeTexts, workTexts } from '../../words.ts'
import { PartChecklist } from '../checklist/part-checklist.tsx'
import { useBuilder, usePart } from '../use-builder.ts'
import { AmountFields } from './amount-fields.tsx'
import { CoverField } from './cover-field.tsx'
import { TagsField } from './tags-field.tsx'

export function BasicsPart() {
  const t = useTexts('org_forms')
  const { form } = useBuilder()
  const [basics, setBasics] = usePart('basics')
  const cities = useCities()
  const set = (change: Partial<FormBasics>) => setBasics({ ...basics, ...change })
  const paid = form.type !== 'voluntary'
  return (
    <Stack gap={5}>
      <TextInput
        id="basics.title"
        label={t('basics.title')}
        value={basics.title}
        maxLength={150}
        onChange={(event) => set({ title: event.target.value })}
      />
      <TextArea
        id="basics.summary"
        label={t('basics.summary')}
        help={t('basics.summary.help')}
        rows={3}
        limit={300}
        maxLength={300}
        value={basics.summary}
        onChange={(event) => set({ summary: event.target.value })}
      />
      <RichTextEditor
        id="basics.body"
        label={t('basics.body')}
        help={t('basics.body.help')}
        rows={10}
        maxLength={20_000}
        value={basics.body}
        onChange={(body) => set({ body })}
      />
      <CoverField cover={basics.cover} onChange={(cover) => set({ cover })} />
      {paid && <AmountFields type={form.type} amount={basics.amount} onChange={(amount) => set({ amount })} />}
      <NumberField
        id="basics.quota"
        label={t('basics.quota')}
        help={t('basics.quota.help')}
        optional
        min={1}
        max={1_000_000}
        value={basics.quota}
        onChange={(quota) => set({ quota })}
      />
      {basics.quota !== null && (
        <Switch
          id="basics.closeWhenFull"
          label={t('basics.closeWhenFull')}
          help={t('basics.closeWhenFull.help')}
          checked={basics.closeWhenFull ?? false}
          onChange={({ target }) => set({ closeWhenFull: target.checked })}
        />
      )}
      {form.type !== 'scholarship' && (
        <Select
          id="basics.workPlace"
          label={t('basics.workPlace')}
          optional
          placeholder={t('unsaid')}
          value={basics.workPlace ?? ''}
          options={workPlaces.map((value) => ({ value, label: t(placeTexts[value]) }))}
          onChange={({ target }) =>
            set({ workPlace: workPlaces.find((workPlace) => workPlace === target.value) ?? null })
          }
        />
      )}
      {form.type === 'job' && (
        <Select
          id="basics.workKind"
          label={t('basics.workKind')}
          optional
          placeholder={t('unsaid')}
          value={basics.workKind ?? ''}
          options={workKinds.map((value) => ({ value, label: t(workTexts[value]) }))}
          onChange={({ target }) => set({ workKind: workKinds.find((workKind) => workKind === target.value) ?? null })}
        />
      )}
      <ManyPicker
        id="basics.cityIds"
        label={t('basics.cities')}
        help={t('basics.cities.help')}
        options={optionsOf(cities)}
        value={basics.cityIds}
        onChange={(cityIds) => set({ cityIds })}
      />
      <TagsField tags={basics.tags} onChange={(tags) => set({ tags })} />
      <Select
        id="basics.language"
        label={t('basics.language')}
        help={t('basics.language.help')}
        value={basics.language}
        options={[
          { value: 'tr', label: t('language.tr') },
          { value: 'en', label: t('language.en') },
        ]}
        onChange={({ target }) => set({ language: target.value === 'en' ? 'en' : 'tr' })}
      />
      <PartChecklist of={({ part }) => part === 'basics'} />
    </Stack>
  )
}
