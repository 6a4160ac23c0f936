import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** The most presses of Tab before the test fails. */
const mostPresses = 60

/** Goes on with the Tab key until it is there, and expects that one can see where one is. */
export async function tabTo(target: Locator) {
  const { keyboard } = target.page()
  await target.waitFor({ state: 'attached', timeout: 15_000 })
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate(isMarked), `${target} shows that it has the focus`).toBe(true)
      expect(await target.evaluate(isInSight), `${target} is not under something else`).toBe(true)
      return
    }
    await keyboard.press('Tab')
  }
  throw new Error(`${target} was not reached with ${mostPresses} presses of Tab.`)
}

export async function pressKey(target: Locator, key: 'Enter' | 'Space') {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

export async function type(target: Locator, text: string) {
  await tabTo(target)
  await target.page().keyboard.type(text)
}

/** Whether the element shows a focus ring, or the box around it, which an editor fills with a box of its own. */
function isMarked(element: Element) {
  const boxes = [element, element.parentElement, element.parentElement?.parentElement]
  return boxes.some((box) => box && getComputedStyle(box).outlineStyle === 'solid')
}

/** Whether the element is not covered by a fixed bar. */
function isInSight(element: Element) {
  return [element, element.parentElement].some((box) => {
    if (!box) return false
    const { left, top, width, height } = box.getBoundingClientRect()
    return box.contains(document.elementFromPoint(left + Math.min(12, width / 2), top + Math.min(12, height / 2)))
  })
}
