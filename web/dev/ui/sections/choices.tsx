import { LayoutGrid, Rows3 } from 'lucide-react'
import { useTexts } from '#web/texts.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Show, Shows, section } from '../show.tsx'

export const ChoiceSection = section('choices', 'ui.show.choices', () => {
  const t = useTexts('common')
  const levels = [
    { value: 'high-school', label: t('ui.show.highSchool'), count: '12' },
    { value: 'bachelor', label: t('ui.show.bachelor'), count: '88', defaultChecked: true },
    { value: 'master', label: t('ui.show.master'), count: '28' },
  ]
  const plain = levels.map(({ value, label }) => ({ value, label }))
  return (
    <Shows>
      <Show name="Select">
        <Select label={t('ui.show.level')} options={plain} placeholder={t('ui.show.choose')} />
        <Select
          label={t('ui.show.level')}
          options={plain}
          placeholder={t('ui.show.choose')}
          error={t('ui.show.required')}
        />
        <Select
          label={t('ui.show.level')}
          options={plain}
          defaultValue="bachelor"
          disabled
          help={t('ui.show.nameHelp')}
        />
      </Show>
      <Show name="Checkbox">
        <div>
          <Checkbox label={t('ui.show.accept')} />
          <Checkbox label={t('ui.show.accept')} defaultChecked help={t('ui.show.nameHelp')} />
          <Checkbox label={t('ui.show.accept')} error={t('ui.show.required')} />
          <Checkbox label={t('ui.show.accept')} indeterminate />
          <Checkbox label={t('ui.show.accept')} disabled />
          <Checkbox label={t('ui.show.accept')} disabled defaultChecked />
        </div>
      </Show>
      <Show name="CheckboxGroup">
        <CheckboxGroup label={t('ui.show.level')} name="levels" options={levels} />
        <CheckboxGroup label={t('ui.show.level')} name="levels-error" options={plain} error={t('ui.show.required')} />
      </Show>
      <Show name="RadioGroup">
        <RadioGroup
          label={t('ui.show.level')}
          name="level"
          options={plain}
          defaultValue="bachelor"
          help={t('ui.show.nameHelp')}
        />
        <RadioGroup label={t('ui.show.level')} name="level-error" options={plain} error={t('ui.show.required')} />
        <RadioGroup label={t('ui.show.level')} name="level-off" options={plain} defaultValue="bachelor" disabled />
      </Show>
      <Show name='RadioGroup look="cards"' across>
        <RadioGroup
          label={t('ui.show.kind')}
          name="kind"
          look="cards"
          defaultValue="scholarship"
          options={[
            { value: 'scholarship', label: t('ui.show.scholarship'), help: t('ui.show.scholarshipHelp') },
            { value: 'program', label: t('ui.show.program'), help: t('ui.show.programHelp') },
            { value: 'job', label: t('ui.show.job'), help: t('ui.show.jobHelp'), disabled: true },
          ]}
        />
      </Show>
      <Show name="Switch">
        <div>
          <Switch label={t('ui.show.notify')} help={t('ui.show.notifyHelp')} defaultChecked />
          <Switch label={t('ui.show.notify')} />
          <Switch label={t('ui.show.notify')} disabled defaultChecked />
        </div>
      </Show>
      <Show name="SegmentedControl">
        <div>
          <SegmentedControl
            label={t('ui.show.view')}
            name="view"
            defaultValue="list"
            options={[
              { value: 'list', label: t('ui.show.viewList'), icon: <Rows3 /> },
              { value: 'cards', label: t('ui.show.viewCards'), icon: <LayoutGrid /> },
              { value: 'off', label: t('ui.show.viewMap'), disabled: true },
            ]}
          />
        </div>
      </Show>
    </Shows>
  )
})
