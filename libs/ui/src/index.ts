export { Button, type ButtonProps } from './controls/button';
export { buttonClass, type ButtonLook, type ButtonSize, type ButtonVariant } from './controls/button-class';
export { Checkbox, type CheckboxProps } from './controls/checkbox';
export { Chip, type ChipProps } from './controls/chip';
export { Dropdown, type DropdownOption, type DropdownProps } from './controls/dropdown';
export { Field, type FieldControl, type FieldLook, type FieldProps } from './controls/field';
export { IconButton, type IconButtonProps } from './controls/icon-button';
export { LinkButton, type LinkButtonProps } from './controls/link-button';
export { NumberInput, type NumberInputProps } from './controls/number-input';
export { SearchField, type SearchFieldProps } from './controls/search-field';
export { useNextFocus } from './controls/use-next-focus';
export { type TabEntry, Tabs, type TabsProps } from './controls/tabs';
export { TextArea, type TextAreaProps, TextInput, type TextInputProps } from './controls/text-input';

export { endDayProblem } from './endings/end-day';
export { WhyRemoved, type WhyRemovedProps } from './endings/why-removed';
export { WhyRemove, type WhyRemoveProps } from './endings/why-remove';

export { LoadingSkeleton, type LoadingSkeletonProps } from './feedback/loading-skeleton';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { Loading, type LoadingProps } from './feedback/loading';
export { Meter, type MeterProps } from './feedback/meter';
export { ProgressRing, type ProgressRingProps } from './feedback/progress-ring';
export { Toast, type ToastKind, type ToastProps, ToastRegion, type ToastRegionProps } from './feedback/toast';

export { type BedOutlineOptions, bedOutline } from './garden/bed-outline';
export { BedPreview, type BedPreviewProps } from './garden/bed-preview';
export { BedSoil, type BedSoilProps } from './garden/bed-soil';
export { FALLBACK_PLANT_IMAGE, PlantImage, type PlantImageProps } from './garden/plant-image';
export { PlantSign, type PlantSignProps } from './garden/plant-sign';
export { plantSpots } from './garden/plant-spots';
export { type BedPlant, PlantTile, type PlantTileProps } from './garden/plant-tile';
export { colorForPlant, type PlantInk, PLOT_COLORS, type PlotColor } from './garden/plot-colors';
export { PlotMiniature, type PlotMiniatureProps } from './garden/plot-miniature';

export { Icon, type IconProps } from './icons/icon';
export * from './icons/icons';
export { type Meaning, MeaningMark, type MeaningMarkProps } from './icons/meaning-mark';

export { findRelatedPlants } from './plants/find-related-plants';
export { FitBadge, type FitBadgeProps } from './plants/fit-badge';
export { WinterNote, type WinterNoteProps } from './plants/winter-note';
export { PlantDetailPopup, type PlantDetailPopupProps } from './plants/plant-detail-popup';
export type { PlantDetails, RelatedPlant } from './plants/plant-details';

export { readTokenColors, useThemeVersion } from './styles/token-colors';

export { Badge, type BadgeProps, type BadgeTone } from './surfaces/badge';
export { Card, type CardProps, wholeCardClass } from './surfaces/card';
export { Collapsible, type CollapsibleProps } from './surfaces/collapsible';
export { ConfirmDialog, type ConfirmDialogProps } from './surfaces/confirm-dialog';
export { Dialog, type DialogProps } from './surfaces/dialog';
export { NeedsYou, type NeedsYouProps } from './surfaces/needs-you';
export { Plate, type PlateProps, type PlateTone, plateTone } from './surfaces/plate';
export { SectionHeading, type SectionHeadingProps } from './surfaces/section-heading';
export { Tooltip, type TooltipProps } from './surfaces/tooltip';
