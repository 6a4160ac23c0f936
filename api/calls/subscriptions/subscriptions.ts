import { listCreditEntries as listCreditEntriesCall } from '#contract/subscriptions/credit-entries.ts'
import * as orderCalls from '#contract/subscriptions/orders.ts'
import * as calls from '#contract/subscriptions/subscription.ts'
import { linkInvoice } from '#domain/orders/attach-invoice.ts'
import { cancelOwnOrder } from '#domain/orders/cancel-order.ts'
import { listOrders } from '#domain/orders/list-orders.ts'
import { orderPackage } from '#domain/orders/order-package.ts'
import { linkProforma } from '#domain/orders/proforma-file.ts'
import { listPackages } from '#domain/packages/list-packages.ts'
import { listCreditEntries } from '#domain/subscriptions/list-credit-entries.ts'
import { readCreditUse } from '#domain/subscriptions/read-credit-use.ts'
import { readSubscription } from '#domain/subscriptions/read-subscription.ts'
import { answer } from '../../answer.ts'

/** An organization's package, its credits and its orders. */
export const subscriptionAnswers = [
  answer(calls.readSubscription, readSubscription),
  answer(calls.listPackages, listPackages),
  answer(calls.readCreditUse, readCreditUse),
  answer(listCreditEntriesCall, listCreditEntries),
  answer(orderCalls.listOrders, listOrders),
  answer(orderCalls.orderPackage, orderPackage),
  answer(orderCalls.cancelOwnOrder, cancelOwnOrder),
  answer(orderCalls.linkProforma, linkProforma),
  answer(orderCalls.linkInvoice, linkInvoice),
]
