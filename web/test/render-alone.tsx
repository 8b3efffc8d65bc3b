import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type RenderHookOptions, type RenderOptions, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const Speaking = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;

const inside = (Outer: RenderOptions['wrapper']): RenderOptions['wrapper'] =>
  Outer
    ? ({ children }) => (
        <Outer>
          <Speaking>{children}</Speaking>
        </Outer>
      )
    : Speaking;

/** A component by itself, with what it says. */
export const renderAlone = (part: ReactNode, options: RenderOptions = {}) =>
  render(part, { ...options, wrapper: inside(options.wrapper) });

export const renderHookAlone = <Result, Props>(
  hook: (props: Props) => Result,
  options: RenderHookOptions<Props> = {},
) => renderHook(hook, { ...options, wrapper: inside(options.wrapper) });

/** The same as the server sends it. */
export const htmlAlone = (part: ReactNode): string => renderToString(<Speaking>{part}</Speaking>);
