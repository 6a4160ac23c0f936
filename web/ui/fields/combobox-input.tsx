import { useContext } from 'react'
import { ComboBoxStateContext, Input } from 'react-aria-components'
import control from './control.module.css'

/** The field of a combobox. React Aria opens the options when it is focused; a click opens them again in a focused one. */
export function ComboboxInput({ placeholder }: { placeholder: string }) {
  const state = useContext(ComboBoxStateContext)
  return (
    <Input
      className={control.input ?? ''}
      placeholder={placeholder}
      onClick={() => {
        if (!state?.isOpen) state?.open(null, 'focus')
      }}
    />
  )
}
