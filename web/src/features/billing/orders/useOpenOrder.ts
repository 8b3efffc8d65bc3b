import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { oneOrder, paymentStatus } from '../billing.queries.ts';
import { isOpen } from './order-state.ts';

const EVERY_MS = 2000;
const FOR_MS = 120_000;

/** Asks whether an order is paid every two seconds for two minutes, then when the member asks. */
export function useOpenOrder(orderId: string) {
  const queries = useQueryClient();
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), FOR_MS);
    return () => clearTimeout(timer);
  }, []);
  const status = useQuery({ ...paymentStatus(orderId), refetchInterval: isWaiting && EVERY_MS });
  const state = status.data?.state;
  useEffect(() => {
    if (state === undefined || isOpen(state)) return;
    void queries.invalidateQueries({ queryKey: oneOrder(orderId).queryKey });
    for (const changed of ['orders', 'subscriptions', 'own topups'])
      void queries.invalidateQueries({ queryKey: [changed] });
  }, [state, orderId, queries]);
  return { isWaiting, checkAgain: () => void status.refetch(), isChecking: status.isFetching };
}
