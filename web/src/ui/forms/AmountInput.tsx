import type { ComponentProps } from 'react';
import { Input, InputGroup, type InputGroupProps } from './Input.tsx';

/** The dearest amount with everything that people write around it: 'Rs. 99,99,99,999.00/-'. */
const LONGEST = 24;

type Props = ComponentProps<typeof Input> & Pick<InputGroupProps, 'suffix'>;

/** Rupees. What is typed is read by the contract's `amountDigits`, so commas, '₹', 'Rs.' and '/-' may stand in it (ALL-1). */
export function AmountInput({ suffix, ...input }: Props) {
  return (
    <InputGroup prefix="₹" suffix={suffix}>
      <Input inputMode="decimal" autoComplete="off" maxLength={LONGEST} {...input} />
    </InputGroup>
  );
}
