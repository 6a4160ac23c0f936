import { LayoutGrid, Rows3 } from 'lucide-react'
import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { Show, Shows, section } from '../show.tsx'

export const ChoiceSection = section('choices', 'choices', () => {
  const t = useTexts('dev_ui')
  const levels = [
    { value: 'high-school', label: t('highSchool'), count: '12' },
    { value: 'bachelor', label: t('bachelor'), count: '88', defaultChecked: true },
    { value: 'master', label: t('master'), count: '28' },
  ]
  const plain = levels.map(({ value, label }) => ({ value, label }))
  return (
    <Shows>
      <Show name="Select">
        <Select label={t('level')} options={plain} placeholder={t('choose')} />
        <Select label={t('level')} options={plain} placeholder={t('choose')} error={t('required')} />
        <Select label={t('level')} options={plain} defaultValue="bachelor" disabled help={t('nameHelp')} />
      </Show>
      <Show name="Checkbox">
        <div>
          <Checkbox label={t('accept')} />
          <Checkbox label={t('accept')} defaultChecked help={t('nameHelp')} />
          <Checkbox label={t('accept')} error={t('required')} />
          <Checkbox label={t('accept')} indeterminate />
          <Checkbox label={t('accept')} disabled />
          <Checkbox label={t('accept')} disabled defaultChecked />
        </div>
      </Show>
      <Show name="CheckboxGroup">
        <CheckboxGroup label={t('level')} name="levels" options={levels} />
        <CheckboxGroup label={t('level')} name="levels-error" options={plain} error={t('required')} />
      </Show>
      <Show name="RadioGroup">
        <RadioGroup label={t('level')} name="level" options={plain} defaultValue="bachelor" help={t('nameHelp')} />
        <RadioGroup label={t('level')} name="level-error" options={plain} error={t('required')} />
        <RadioGroup label={t('level')} name="level-off" options={plain} defaultValue="bachelor" disabled />
      </Show>
      <Show name='RadioGroup look="cards"' across>
        <RadioGroup
          label={t('kind')}
          name="kind"
          look="cards"
          defaultValue="scholarship"
          options={[
            { value: 'scholarship', label: t('scholarship'), help: t('scholarshipHelp') },
            { value: 'program', label: t('program'), help: t('programHelp') },
            { value: 'job', label: t('job'), help: t('jobHelp'), disabled: true },
          ]}
        />
      </Show>
      <Show name="Switch">
        <div>
          <Switch label={t('notify')} help={t('notifyHelp')} defaultChecked />
          <Switch label={t('notify')} />
          <Switch label={t('notify')} disabled defaultChecked />
        </div>
      </Show>
      <Show name="SegmentedControl">
        <div>
          <SegmentedControl
            label={t('view')}
            name="view"
            defaultValue="list"
            options={[
              { value: 'list', label: t('viewList'), icon: <Rows3 /> },
              { value: 'cards', label: t('viewCards'), icon: <LayoutGrid /> },
              { value: 'off', label: t('viewMap'), disabled: true },
            ]}
          />
        </div>
      </Show>
    </Shows>
  )
})
