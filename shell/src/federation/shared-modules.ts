import * as kit from '@planted/mfe-kit';
import * as reactQuery from '@tanstack/react-query';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

declare const __KIT_VERSION__: string;
declare const __REACT_QUERY_VERSION__: string;

/** What the shell hands to every remote, with its version: the one copy on the page. */
export const sharedModules: Readonly<Record<string, { readonly version: string; readonly module: object }>> =
  {
    react: { version: react.version, module: react },
    'react/jsx-runtime': { version: react.version, module: jsxRuntime },
    'react-dom': { version: react.version, module: reactDom },
    'react-dom/client': { version: react.version, module: reactDomClient },
    '@planted/mfe-kit': { version: __KIT_VERSION__, module: kit },
    '@tanstack/react-query': { version: __REACT_QUERY_VERSION__, module: reactQuery },
  };
