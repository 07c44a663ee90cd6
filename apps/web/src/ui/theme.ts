import {
  ActionIcon,
  Button,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  Modal,
  PasswordInput,
  TextInput,
} from '@mantine/core';
import { LoadingElement } from './loading-element.tsx';

type Shades = MantineColorsTuple;
const harbour: Shades = [
  '#EDF5F8',
  '#E7F0F3',
  '#C9DDE5',
  '#A3C4D1',
  '#73A3B6',
  '#4A849C',
  '#2F7089',
  '#1F5F7A',
  '#184C62',
  '#113848',
];
const signal: Shades = [
  '#FDF3F2',
  '#FBEAE8',
  '#F3CFCB',
  '#E7A8A1',
  '#D97C73',
  '#CC554B',
  '#C03B31',
  '#B3261E',
  '#951E17',
  '#741611',
];
const leaf: Shades = [
  '#EFF8F2',
  '#E6F3EA',
  '#C8E4D1',
  '#9FCEB0',
  '#6FB389',
  '#459864',
  '#2A8350',
  '#1B7340',
  '#155C33',
  '#0F4526',
];
const ink: Shades = [
  '#F8FAFB',
  '#F4F6F8',
  '#E6EAEE',
  '#D5DCE2',
  '#AEB9C2',
  '#7F8D99',
  '#5B6975',
  '#465461',
  '#2C3945',
  '#17232E',
];

const fontFamily =
  "'Inter Variable', 'PingFang HK', 'Microsoft JhengHei', 'Noto Sans HK', 'Noto Sans CJK HK', system-ui, sans-serif";

// Every component accepts this property, but the types of `defaultProps` do not include it.
const element: object = { component: LoadingElement };

export const theme = createTheme({
  fontFamily,
  headings: { fontFamily, fontWeight: '600' },
  colors: { harbour, signal, leaf, gray: ink, red: signal, green: leaf },
  primaryColor: 'harbour',
  primaryShade: 7,
  black: '#17232E',
  defaultRadius: 4,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  components: {
    Button: Button.extend({ defaultProps: { size: 'xs', fw: 500, ...element } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'xs' } }),
    PasswordInput: PasswordInput.extend({ defaultProps: { size: 'xs' } }),
    ActionIcon: ActionIcon.extend({ defaultProps: { size: 28, variant: 'subtle', color: 'gray.7', ...element } }),
    // Escape is handled in escape-stack.ts: Mantine would take it in the capture phase.
    Modal: Modal.extend({
      defaultProps: {
        centered: true,
        closeOnEscape: false,
        closeOnClickOutside: false,
        attributes: { header: { role: 'none' } },
        overlayProps: { color: '#0E1E28', backgroundOpacity: 0.35 },
        transitionProps: { duration: 120 },
      },
    }),
  },
});

export const themeVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-error': '#B3261E',
    '--mantine-color-placeholder': '#5B6975',
    '--mantine-line-height': '1.45',
  },
  light: {
    '--mantine-color-default-border': '#7F8D99',
    '--mantine-color-dimmed': '#465461',
    '--mantine-color-text': '#17232E',
  },
  dark: {},
});
