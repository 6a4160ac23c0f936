import { useState } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { Combobox } from '#web/ui/fields/combobox.tsx'
import { DatePicker, DateTimePicker } from '#web/ui/fields/date-picker.tsx'
import { Show, Shows, section } from '../show.tsx'

const cities = ['Ağrı', 'Çanakkale', 'Iğdır', 'Isparta', 'İstanbul', 'İzmir', 'Şanlıurfa'].map((label) => ({
  id: label,
  label,
}))

export const PickerSection = section('pickers', 'pickers', () => {
  const t = useTexts('dev_ui')
  return (
    <Shows>
      <Show name="Combobox">
        <City />
        <Combobox
          label={t('label.city')}
          options={cities}
          value="Iğdır"
          onChange={ignore}
          disabled
          help={t('nameHelp')}
        />
        <Combobox label={t('label.city')} options={cities} value={null} onChange={ignore} error={t('required')} />
      </Show>
      <Show name="Combobox search">
        <Combobox
          label={t('label.university')}
          options={[]}
          value={null}
          onChange={ignore}
          search={{ text: 'Boğ', onSearch: ignore, loading: true }}
        />
        <Combobox
          label={t('label.university')}
          options={[]}
          value={null}
          onChange={ignore}
          search={{ text: 'Boğ', onSearch: ignore, failed: true }}
        />
      </Show>
      <Show name="DatePicker">
        <Birthday />
        <DatePicker label={t('label.birthDate')} value={null} onChange={ignore} error={t('required')} />
        <DatePicker label={t('label.birthDate')} value="2004-02-29" onChange={ignore} disabled />
      </Show>
      <Show name="DateTimePicker">
        <Deadline />
      </Show>
    </Shows>
  )
})

function City() {
  const t = useTexts('dev_ui')
  const [city, setCity] = useState<string | null>(null)
  return <Combobox label={t('label.city')} options={cities} value={city} onChange={setCity} />
}

function Birthday() {
  const t = useTexts('dev_ui')
  const [day, setDay] = useState<string | null>('2004-02-29')
  return <DatePicker label={t('label.birthDate')} value={day} onChange={setDay} help={t('nameHelp')} />
}

function Deadline() {
  const t = useTexts('dev_ui')
  const [moment, setMoment] = useState<string | null>('2026-10-31T20:59:00.000Z')
  return <DateTimePicker label={t('label.deadline')} value={moment} onChange={setMoment} help={moment ?? ''} />
}

function ignore() {}
