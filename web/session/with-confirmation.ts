import { type Ask, AskError } from '../ask.ts'
import { askConfirmation } from './ask-confirmation.ts'

/**
 * Repeats a call that was refused because its owner signed in or confirmed too long ago, once they have confirmed in a
 * dialog. The screen that made the call notices nothing and keeps what was typed. If the dialog is closed, the call
 * fails with the refusal.
 */
export function withConfirmation(ask: Ask): Ask {
  return async (call, input, options) => {
    try {
      return await ask(call, input, options)
    } catch (error) {
      const needed = error instanceof AskError && error.problem?.confirmation
      if (!needed || !(await askConfirmation(needed))) throw error
      return ask(call, input, options)
    }
  }
}
